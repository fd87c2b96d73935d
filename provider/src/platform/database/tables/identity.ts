/** The tables of `0003-identity`. Times are epoch seconds; hashes are SHA-256 in hexadecimal. */
export interface IdentityTables {
  passkeys: PasskeyRow;
  ceremonies: CeremonyRow;
  attempts: AttemptRow;
  secrets: SecretRow;
}

export interface PasskeyRow {
  /** base64url without padding. */
  credential_id: string;
  account_id: string;
  /** COSE, as the authenticator gave it. */
  public_key: Uint8Array;
  /** How often the authenticator says it signed; stays 0 where it does not count. */
  counter: number;
  aaguid: string;
  synced: boolean;
  transports: string[];
  /** What its owner calls it. */
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

/** One asking of an authenticator; removed by the first who brings an answer. */
export interface CeremonyRow {
  session_hash: string;
  purpose: CeremonyPurpose;
  challenge: string;
  /** Whose passkey is to be made. */
  account_id: string | null;
  /** Whose passkeys were asked for, where an e-mail address was given. */
  email: string | null;
  expires_at: number;
}
export type CeremonyPurpose = 'register' | 'login';

/** How often a subject came within one window. */
export interface AttemptRow {
  subject: string;
  window_start: number;
  count: number;
}

/** What all processes of one world must agree on and nobody else may know. */
export interface SecretRow {
  name: 'decoys';
  value: string;
}
