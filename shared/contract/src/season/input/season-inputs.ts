import * as z from 'zod/mini';
import { createQuerySchema, createWholeNumberSchema } from '../../shape/input/query-schema.ts';

/** Query of `GET /v1/seasons`: the last `limit` seasons, or the seasons before season `before`. */
export const SeasonCalendarQuery = createQuerySchema({
  limit: z._default(createWholeNumberSchema(z.int().check(z.minimum(1), z.maximum(50))), 8),
  before: z.optional(createWholeNumberSchema(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
});
export type SeasonCalendarQuery = z.infer<typeof SeasonCalendarQuery>;

/** Body of `POST /v1/seasons/reminders/unsubscribe`: the token in the link of a reminder. */
export const UnsubscribeBody = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
export type UnsubscribeBody = z.infer<typeof UnsubscribeBody>;
