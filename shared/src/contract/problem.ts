import * as z from 'zod/mini';

/** Every way a call of ours can fail. Words for each are chosen at the edge, by whoever shows them. */
export const ProblemCode = z.enum([
  'bad_request',
  'unauthorized',
  'forbidden',
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
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** RFC 9457 problem details, with our code and the request's number. */
export const Problem = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  code: ProblemCode,
  requestId: z.optional(z.string()),
  /** What is left or what is asked now, where that helps to go on: `sold_out`, `fee_changed`, `code_wrong`. */
  current: z.optional(
    z.object({
      eggs: z.optional(z.int()),
      keys: z.optional(z.int()),
      /** Of a code. */
      tries: z.optional(z.int()),
      eggFee: z.optional(z.string()),
      keyFee: z.optional(z.string()),
    }),
  ),
});
export type Problem = z.infer<typeof Problem>;
