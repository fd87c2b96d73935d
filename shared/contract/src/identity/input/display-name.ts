import * as z from 'zod/mini';
import { isReadableName } from './readable-name.ts';

/** Display name of a player: 2 to 40 visible characters on one line. */
export const DisplayName = z.string().check(
  z.normalize('NFC'),
  // Consecutive spaces count as one, as in HTML.
  z.overwrite((name) => name.replace(/\p{Z}+/gu, ' ')),
  z.trim(),
  z.minLength(2),
  z.maxLength(40),
  z.refine(isReadableName),
);
export type DisplayName = z.infer<typeof DisplayName>;
