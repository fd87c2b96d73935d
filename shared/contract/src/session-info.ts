import * as z from 'zod/mini';
import { Instant } from './instant.ts';
import { sessionOrigins } from './words.ts';

/** Identifies a session in the session list. Not a credential. */
export const SessionInfoId = z.uuid();
export type SessionInfoId = z.infer<typeof SessionInfoId>;

/** One session of the account. */
export const SessionInfo = z.object({
  id: SessionInfoId,
  /** The `User-Agent` header at sign-in; null where none was sent. */
  userAgent: z.nullable(z.string()),
  signedInBy: z.enum(sessionOrigins),
  createdAt: Instant,
  /** Precise to a minute. */
  lastSeenAt: Instant,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Answer of `GET /v1/account/sessions`: the current session first, then by `lastSeenAt`. */
export const SessionList = z.object({ sessions: z.array(SessionInfo) });
export type SessionList = z.infer<typeof SessionList>;
