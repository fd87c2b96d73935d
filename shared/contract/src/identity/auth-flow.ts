import { flag } from '../shape/flag.ts';
import { optional, readBy } from '../shape/modifiers.ts';
import { integer } from '../shape/number.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

const readLength = (value: unknown) =>
  typeof value === 'number' && value >= 4 && value <= 10 ? value : null;

/**
 * Answer of the calls that send a code. Other providers may answer anything: then there is no challenge to echo, and the
 * length of the code is not known.
 */
export const AuthFlow = orEmpty(
  record({
    /** Our provider answers one. Confirm sends it back, which keeps two flows of one address apart. */
    challenge: optional(text),
    /** Digits of the code. */
    codeLength: optional(readBy(integer, readLength)),
    /** False if the inbox has had enough mails for now, so that none goes out. Left out where the answer would reveal something. */
    isMailed: optional(readBy(flag, (value) => (typeof value === 'boolean' ? value : null))),
  }),
);
export type AuthFlow = Strict<typeof AuthFlow>;
