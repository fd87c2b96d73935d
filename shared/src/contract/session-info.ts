import * as z from 'zod/mini';
import { Instant } from './instant.ts';

/** Names a session to its owner. It opens nothing. */
export const SessionInfoId = z.uuid();
export type SessionInfoId = z.infer<typeof SessionInfoId>;

/** One place where the account is signed in. */
export const SessionInfo = z.object({
  id: SessionInfoId,
  /** The `User-Agent` header at sign-in; null where none was sent. */
  userAgent: z.nullable(z.string()),
  signedInBy: z.enum(['code', 'passkey', 'reset']),
  createdAt: Instant,
  /** Exact to a minute. */
  lastSeenAt: Instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Answer of `GET /v1/account/sessions`: the current one first, then the last seen. */
export const SessionList = z.object({ sessions: z.array(SessionInfo) });
export type SessionList = z.infer<typeof SessionList>;
