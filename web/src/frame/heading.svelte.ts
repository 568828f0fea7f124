// What the bar says of the table that one sits at.

export interface Heading {
  title: string;
  where: string;
  rules: string;
  menu: (() => void) | null;
  /** Opens what happened and what was said, where they are not there already. */
  log: (() => void) | null;
  unread: number;
}

class Shown {
  heading = $state.raw<Heading | null>(null);
}

export const shown = new Shown();
