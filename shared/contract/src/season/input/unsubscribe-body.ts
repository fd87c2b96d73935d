import * as z from 'zod/mini';

/** Body of `POST /v1/seasons/reminders/unsubscribe`: the token of the link in a reminder. */
export const UnsubscribeBody = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
export type UnsubscribeBody = z.infer<typeof UnsubscribeBody>;
