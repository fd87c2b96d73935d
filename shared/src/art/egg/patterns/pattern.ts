import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Shell } from '../shell.ts';

export type PatternSheet = {
  shell: Shell;
  palette: Palette;
  random: Random;
  /** 0 for small and many marks, 1 for large and few. */
  scale: number;
};

/** Draws the marks of a shell as SVG; the caller clips them to its outline. */
export type Pattern = (sheet: PatternSheet) => string;
