import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Shell } from '../shell.ts';

export type PatternSheet = {
  shell: Shell;
  palette: Palette;
  random: Random;
  /** From 0 (many small marks) to 1 (few large marks). */
  scale: number;
};

/** Draws the marks of a shell as SVG; the caller clips them to its outline. */
export type Pattern = (sheet: PatternSheet) => string;
