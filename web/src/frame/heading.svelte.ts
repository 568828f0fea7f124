// What the bar says of the table that one sits at.

export interface Heading {
  title: string;
  where: string;
  rules: string;
  menu: (() => void) | null;
}

class Shown {
  heading = $state.raw<Heading | null>(null);
}

export const shown = new Shown();
