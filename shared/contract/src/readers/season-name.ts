import { readText } from './text.ts';

/** The name of a season in upper case. Open, because providers have seasons that ours has not, such as PRIMORDIAL. */
export const readSeasonName = (value: unknown): string | null =>
  readText(value)?.trim().toUpperCase() ?? null;
