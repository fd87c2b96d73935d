import { optional, readBy, unread } from '../shape/modifiers.ts';
import { count } from '../shape/number.ts';
import { oneOf } from '../shape/one-of.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';

/** Every error code of our provider. The component that shows an error chooses the message. */
export const problemCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'reauthentication_required',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
  'code_wrong',
  'code_expired',
  'code_used_up',
  'cycle_closed',
  'fee_changed',
  'sold_out',
  'limit_exceeded',
  'mixed_basket',
  'voucher_mismatch',
  'key_unusable',
  'lock_expired',
  'payment_required',
  'idempotency_mismatch',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

const fee = readBy(text, (value) => (typeof value === 'string' ? value : null));

const fields = record({
  type: unread(optional(text)),
  title: unread(text),
  status: unread(count),
  detail: optional(text),
  code: readBy(oneOf(problemCodes), (value) => problemCodes.find((code) => code === value) ?? null),
  requestId: unread(optional(text)),
  /** Current values with which the client can continue, for `sold_out`, `fee_changed` and `code_wrong`. */
  current: optional(
    record({
      eggs: optional(count),
      keys: optional(count),
      /** Remaining tries for a code. */
      tries: optional(count),
      eggFee: optional(fee),
      keyFee: optional(fee),
    }),
  ),
});

/**
 * RFC 9457 problem details, with our code and the id of the request. The reader accepts the failures of any provider: problem
 * details, `{ message }`, `{ error }` or `{ errors }`, each with a string, an object, a list or a map by field, or only a title.
 */
export const Problem = readBy(fields, (body) => {
  const { code, detail, message, error, errors, title, current } = readRecord(body);
  const sentence = [detail, message, error, errors, title].map(readMessage).find((text) => text !== '');
  return fields.read({ code, detail: sentence, current });
});

/** Collects the sentences in a value: a string, an object that contains one, a list of these, or lists of strings by field. */
function readMessage(value: unknown): string {
  if (Array.isArray(value)) return value.map(readMessage).filter(Boolean).join(' ');
  const members = readRecord(value);
  const { message, detail, msg } = members;
  const lists = Object.values(members).filter(Array.isArray);
  return (
    readText(value) ?? readText(message) ?? readText(detail) ?? readText(msg) ?? readMessage(lists.flat())
  );
}
export type Problem = Strict<typeof Problem>;
