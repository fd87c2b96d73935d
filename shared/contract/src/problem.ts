import * as z from 'zod/mini';
import { problemCodes } from './words.ts';

/** Every error code of our provider. The component that shows an error chooses the words. */
export const ProblemCode = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** RFC 9457 problem details, with our code and the id of the request. */
export const Problem = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  code: ProblemCode,
  requestId: z.optional(z.string()),
  /** Current values that help to continue, for `sold_out`, `fee_changed` and `code_wrong`. */
  current: z.optional(
    z.object({
      eggs: z.optional(z.int()),
      keys: z.optional(z.int()),
      /** Tries left for a code. */
      tries: z.optional(z.int()),
      eggFee: z.optional(z.string()),
      keyFee: z.optional(z.string()),
    }),
  ),
});
export type Problem = z.infer<typeof Problem>;
