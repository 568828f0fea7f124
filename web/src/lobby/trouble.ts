// What went wrong, in words.

import { say } from "../i18n/speak.svelte";
import { Trouble } from "../wire/api";

export const inWords = (error: unknown): string =>
  error instanceof Trouble && error.message ? error.message : say("no-answer");
