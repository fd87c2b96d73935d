import * as z from 'zod/mini';
import { queryObject, wholeNumberText } from '../../shape/input/query-object.ts';

/** Query of `GET /v1/seasons`: the last `limit` seasons, or the seasons before season `before`. */
export const SeasonCalendarQuery = queryObject({
  limit: z._default(wholeNumberText(z.int().check(z.minimum(1), z.maximum(50))), 8),
  before: z.optional(wholeNumberText(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
});
export type SeasonCalendarQuery = z.infer<typeof SeasonCalendarQuery>;
