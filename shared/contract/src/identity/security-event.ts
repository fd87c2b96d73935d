import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { nullable, required } from '../shape/modifiers.ts';
import { oneOf } from '../shape/one-of.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text, uuid } from '../shape/text.ts';

/** The events of the security log of an account. */
export const securityEventKinds = [
  'code_sign_in',
  'passkey_sign_in',
  'passkey_refused',
  'reset',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'session_ended',
  'other_sessions_ended',
  'account_secured',
  'email_changed',
  'data_exported',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/**
 * Changes of the ways to sign in, and downloads of the data. The log lists all these events, because an account can make at most 20
 * of each kind per day, and the newest 200 events of other kinds.
 */
export const securityChangeKinds = [
  'passkey_added',
  'passkey_removed',
  'email_changed',
  'reset',
  'account_secured',
  'data_exported',
] as const satisfies SecurityEventKind[];

export const isSecurityChange = (kind: SecurityEventKind): boolean =>
  securityChangeKinds.some((change) => change === kind);

export const SecurityEventId = uuid;
export type SecurityEventId = Strict<typeof SecurityEventId>;

/** One entry of an account's security log. The client omits events of unknown kinds. */
export const SecurityEvent = record({
  id: required(SecurityEventId),
  kind: required(oneOf(securityEventKinds)),
  at: required(instant),
  /** The `User-Agent` header of the client that caused the event; null if the client sent none. */
  userAgent: nullable(text),
  /** The client's network, such as `203.0.113.0/24`. */
  network: nullable(text),
  passkeyName: nullable(text),
  /** The `User-Agent` header of the session that ended. */
  endedUserAgent: nullable(text),
});
export type SecurityEvent = Lenient<typeof SecurityEvent>;

/** Response of `GET /v1/account/security-events`: the events of the last 90 days, newest first. */
export const SecurityEventList = orEmpty(record({ events: list(SecurityEvent) }));
export type SecurityEventList = Strict<typeof SecurityEventList>;
