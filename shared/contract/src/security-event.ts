import * as z from 'zod/mini';
import { AccountId } from './ids.ts';
import { Instant } from './instant.ts';
import { securityEventKinds } from './words.ts';

export const SecurityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEventId = z.uuid();
export type SecurityEventId = z.infer<typeof SecurityEventId>;

/** One entry of the security log of an account. */
export const SecurityEvent = z.object({
  id: SecurityEventId,
  kind: SecurityEventKind,
  at: Instant,
  /** The `User-Agent` header of the client that did it; null where none was sent. */
  userAgent: z.nullable(z.string()),
  /** The network of that client, such as `203.0.113.0/24`. */
  network: z.nullable(z.string()),
  /** Name of the passkey that it is about. */
  passkeyName: z.nullable(z.string()),
  /** The `User-Agent` header of the session that ended. */
  endedUserAgent: z.nullable(z.string()),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** Answer of `GET /v1/account/security-events`: of the last 90 days, newest first. */
export const SecurityEventList = z.object({ events: z.array(SecurityEvent) });
export type SecurityEventList = z.infer<typeof SecurityEventList>;

/**
 * Answer of `POST /v1/account/security-events/{id}/disown`: all sessions have ended, and this is the new one of the client
 * that requested it.
 */
export const DisownAnswer = z.object({
  sessionId: z.string(),
  userId: AccountId,
  /** Names of the passkeys that were removed; null for one without a name. */
  removedPasskeys: z.array(z.nullable(z.string())),
});
export type DisownAnswer = z.infer<typeof DisownAnswer>;
