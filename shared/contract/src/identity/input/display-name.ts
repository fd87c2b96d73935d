import * as z from 'zod/mini';
import { isReadableName } from './readable-name.ts';

/** Display name of a player: 2 to 40 characters that can be seen, in one line. */
export const DisplayName = z.string().check(
  z.normalize('NFC'),
  // Spaces of any width count as one, as they do on a page.
  z.overwrite((name) => name.replace(/\p{Z}+/gu, ' ')),
  z.trim(),
  z.minLength(2),
  z.maxLength(40),
  z.refine(isReadableName),
);
export type DisplayName = z.infer<typeof DisplayName>;
