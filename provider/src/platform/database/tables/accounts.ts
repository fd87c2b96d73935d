import type { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';
import type { Generated } from 'kysely';

/** Accounts, code flows, sessions, the outbox and the queue of mails. Times are epoch seconds; hashes are SHA-256 in hexadecimal. */
export interface AccountTables {
  accounts: AccountRow;
  auth_flows: AuthFlowRow;
  sessions: SessionRow;
  mails: MailRow;
  mail_queue: QueuedMailRow;
}

export interface AccountRow {
  id: string;
  /** Lower case. */
  email: string;
  display_name: string;
  created_at: number;
  /** When the owner deleted the account. The row stays, without name and address, because receipts and assets refer to it. */
  deleted_at: number | null;
}

/** A request for a code. An identifier may have several concurrent flows of different clients. */
export interface AuthFlowRow {
  id: Generated<number>;
  purpose: Generated<FlowPurpose>;
  /** The typed e-mail address or name. Limits count by it, so that they do not reveal the address that belongs to a name. */
  asked_as: string;
  /** The recipient of the code; the identifier when no account has that name. */
  email: string;
  /** Set by a sign-up: the account is created when the code is confirmed. */
  display_name: string | null;
  challenge_hash: string;
  code_hash: string;
  client_address: string;
  /** The network that counts as one client for limits: an IPv4 address, or a /64 of IPv6. */
  client_network: string;
  tries: Generated<number>;
  /** Whether the client might send back neither the cookie nor the challenge of the flow. */
  is_bare: Generated<boolean>;
  mail: Generated<FlowMail>;
  created_at: number;
  expires_at: number;
  /** When the client began another flow, the code was used, or the attempts were used up. */
  ended_at: number | null;
  /** When the code was used, in this flow or in another flow that waited for the same code. */
  used_at: number | null;
}

/** `leave_email` and `take_email` are the halves of an address change: the code for the current and the code for the new address. */
export type FlowPurpose = 'sign_in' | 'reset' | 'reauthenticate' | 'leave_email' | 'take_email';

/** The mail that was sent for a flow: with a code, about an unknown address, or none if the inbox has reached its limit. */
export type FlowMail = 'code' | 'notice' | 'none';

export interface SessionRow {
  id_hash: string;
  /** Identifies the session to its owner; it does not authenticate. */
  public_id: Generated<string>;
  account_id: string;
  /** Set if the client stores cookies. Then both header and cookie are required. */
  cookie_hash: string | null;
  user_agent: string | null;
  signed_in_by: Generated<SessionInfo['signedInBy']>;
  /** When the user signed in, or last confirmed their identity with a passkey or a code; 0 for never. */
  authenticated_at: Generated<number>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** An e-mail of the outbox. */
export interface MailRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  code: string | null;
  created_at: number;
}

/** An e-mail that waits for the mail server. */
interface QueuedMailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: number;
  /** When a process may claim the mail next. A claim moves this time into the future, so that no other process sends the mail. */
  due_at: number;
  /** Lower values are sent first. */
  priority: Generated<number>;
  attempts: Generated<number>;
  last_failure: string | null;
  given_up_at: number | null;
}
