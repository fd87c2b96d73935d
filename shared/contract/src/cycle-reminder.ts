import * as z from 'zod/mini';
import { CycleId } from './season-calendar.ts';

/** Answer of `GET /v1/seasons/reminders`: the cycles of whose opening the account will be reminded by e-mail. */
export const CycleReminders = z.object({ cycleIds: z.array(CycleId) });
export type CycleReminders = z.infer<typeof CycleReminders>;

/** Body of `POST /v1/seasons/reminders/unsubscribe`: the token of the link in a reminder. */
export const UnsubscribeBody = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
export type UnsubscribeBody = z.infer<typeof UnsubscribeBody>;
