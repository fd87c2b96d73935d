import { flag } from '../shape/flag.ts';
import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { nullable, required } from '../shape/modifiers.ts';
import { oneOf } from '../shape/one-of.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text, uuid } from '../shape/text.ts';

/** How a session began. */
export const sessionOrigins = ['code', 'passkey', 'reset'] as const;

/** Identifies a session in the session list. It is not a credential. */
export const SessionInfoId = uuid;
export type SessionInfoId = Strict<typeof SessionInfoId>;

/** One session of the account. Without an id, the player could not end it. */
export const SessionInfo = record({
  id: required(SessionInfoId),
  /** The `User-Agent` header of the sign-in; null if the client sent none. */
  userAgent: nullable(text),
  signedInBy: oneOf(sessionOrigins),
  createdAt: instant,
  /** Precise to a minute. */
  lastSeenAt: instant,
  /** Whether this request belongs to the session. */
  isCurrent: flag,
});
export type SessionInfo = Strict<typeof SessionInfo>;
export type ListedSession = Lenient<typeof SessionInfo>;

/** Response of `GET /v1/account/sessions`: the current session first, then by `lastSeenAt`. */
export const SessionList = orEmpty(record({ sessions: list(SessionInfo) }));
export type SessionList = Strict<typeof SessionList>;
