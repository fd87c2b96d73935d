import type { SecurityEventKind } from '@emberclutch/contract/identity/security-event.ts';
import type { Generated } from 'kysely';

/** Passkeys, their ceremonies, limits, secrets and the security log. Times are epoch seconds; hashes are SHA-256 in hexadecimal. */
export interface IdentityTables {
  passkeys: PasskeyRow;
  ceremonies: CeremonyRow;
  attempts: AttemptRow;
  secrets: SecretRow;
  security_events: SecurityEventRow;
}

export interface PasskeyRow {
  /** base64url without padding. */
  credential_id: string;
  account_id: string;
  /** In COSE format, as the authenticator sent it. */
  public_key: Uint8Array;
  /** The signature counter of the authenticator; 0 if it has no counter. */
  counter: number;
  aaguid: string;
  synced: boolean;
  transports: string[];
  /** The name that the owner chose. */
  name: string | null;
  device_name: string | null;
  user_agent: string | null;
  platform: string | null;
  created_at: number;
  last_used_at: number | null;
  last_used_device: string | null;
  last_used_user_agent: string | null;
  last_used_platform: string | null;
}

/** A challenge to an authenticator; the first response removes it. */
export interface CeremonyRow {
  session_hash: string;
  purpose: CeremonyPurpose;
  challenge: string;
  /** The account that registers a passkey or confirms its identity; null for a login. */
  account_id: string | null;
  /** The e-mail address that started a login. */
  email: string | null;
  expires_at: number;
}

export type CeremonyPurpose = 'register' | 'login' | 'reauthenticate';

/** Attempts of a subject within one window. */
export interface AttemptRow {
  subject: string;
  window_start: number;
  count: number;
}

/** A secret that all processes on this database share. */
export interface SecretRow {
  name: 'decoys' | 'world';
  value: string;
}

/** One entry of the security log. */
export interface SecurityEventRow {
  id: Generated<number>;
  /** Identifies the event to its owner. */
  public_id: Generated<string>;
  account_id: string;
  kind: SecurityEventKind;
  at: number;
  /** The client that caused the event. */
  user_agent: string | null;
  /** The network of that client: a /24 of IPv4, or a /48 of IPv6. */
  network: string | null;
  /** The affected passkey. */
  passkey_name: string | null;
  /** The client of the session that ended. */
  ended_user_agent: string | null;
}
