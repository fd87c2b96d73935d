import * as z from 'zod/mini';
import { isReadableName } from './readable-name.ts';

/** Name of a passkey: 1 to 60 visible characters on one line. */
export const PasskeyName = z
  .string()
  .check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadableName));
export type PasskeyName = z.infer<typeof PasskeyName>;
