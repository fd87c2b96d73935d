import { flag } from '../shape/flag.ts';
import { optional, readBy } from '../shape/modifiers.ts';
import { count } from '../shape/number.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

const readCodeLength = (value: unknown) =>
  typeof value === 'number' && value >= 4 && value <= 10 ? value : null;

/** Response of the calls that send a code. The response of another provider may lack both the challenge and the length of the code. */
export const AuthFlow = orEmpty(
  record({
    /** Our provider sends one. The client returns it with the code, so that the provider can distinguish two flows of one address. */
    challenge: optional(text),
    codeLength: optional(readBy(count, readCodeLength)),
    /** False if the inbox has reached its limit, so that no mail is sent. Absent if it would reveal something about an account. */
    isMailed: optional(readBy(flag, (value) => (typeof value === 'boolean' ? value : null))),
  }),
);
export type AuthFlow = Strict<typeof AuthFlow>;
