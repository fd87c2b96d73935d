import * as z from 'zod/mini';
import { Problem, ProblemCode } from './problem.ts';

/** A failure as any provider writes it: problem details, `{ message }` or `{ error }`. Unknown values are left out. */
export const LenientProblem = z.object({
  code: z.catch(z.optional(ProblemCode), undefined),
  detail: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  current: z.catch(z.optional(Problem.shape.current), undefined),
});
