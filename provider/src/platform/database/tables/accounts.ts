import type { SessionInfo } from '@emberclutch/shared/contract/session-info';
import type { Generated } from 'kysely';

/** Who plays and how they sign in. Times are epoch seconds; hashes are SHA-256 in hexadecimal. */
export interface AccountTables {
  accounts: AccountRow;
  auth_flows: AuthFlowRow;
  sessions: SessionRow;
  mails: MailRow;
}

export interface AccountRow {
  id: string;
  /** Lower case. */
  email: string;
  display_name: string;
  created_at: number;
}

/** One asking for a code: the newest of what was asked as is the only one that counts. */
export interface AuthFlowRow {
  id: Generated<number>;
  purpose: Generated<FlowPurpose>;
  /** The e-mail address or the name that was typed; limits go by it, for a name must not tell its address. */
  asked_as: string;
  /** Where the code goes; what was typed, where nobody has that name. */
  email: string;
  /** Set by a sign-up: the account is made when the code comes back. */
  display_name: string | null;
  challenge_hash: string;
  code_hash: string;
  client_address: string;
  /** What limits count as one client: an IPv4 address, or a /64 of IPv6. */
  client_network: string;
  tries: Generated<number>;
  created_at: number;
  expires_at: number;
  /** When a newer flow or a completed one made this one expiredOrUsed. */
  ended_at: number | null;
}

export type FlowPurpose = 'sign_in' | 'reset';

export interface SessionRow {
  id_hash: string;
  /** Names the session to its owner; opens nothing. */
  public_id: Generated<string>;
  account_id: string;
  /** Set when the client keeps cookies: then header and cookie are both asked for. */
  cookie_hash: string | null;
  user_agent: string | null;
  signed_in_by: Generated<SessionInfo['signedInBy']>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** What the outbox adapter sent. */
export interface MailRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  code: string | null;
  created_at: number;
}
