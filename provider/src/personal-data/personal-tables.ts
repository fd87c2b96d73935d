import type { Tables } from '../platform/database/database.ts';

/** How a table stores data of an account. */
export interface PersonalTable {
  /** The condition that a row belongs to an account, in SQL with the parameters `$account` (its id) and `$email`. */
  condition: string;
  /** Columns that the download omits, because they would grant access to the account or reveal a secret too early. */
  withheld: readonly string[];
  /** Whether the rows stay when the account is deleted: sales, which the law and the accounting require. They contain no name. */
  isRetained: boolean;
}

const ofItsLock = 'lock_id in (select id from locks where account_id = $account)';
const ofItsPayment = `payment_id in (select id from payments where ${ofItsLock})`;
const toItsAddress = 'recipient = $email';

const deleted = (condition: string, withheld: readonly string[] = []) => ({
  condition,
  withheld,
  isRetained: false,
});
const retained = (condition: string, withheld: readonly string[] = []) => ({
  condition,
  withheld,
  isRetained: true,
});

/**
 * The data that each table holds about an account; null for a table without personal data. A new table does not compile without
 * an entry, and a new column is downloaded unless it is withheld here.
 */
export const personalTables: Record<keyof Tables, PersonalTable | null> = {
  // Kept without name and address.
  accounts: retained('id = $account'),
  // Secret until a dragon hatches, and shown to everyone after that.
  assets: retained('owner_id = $account', ['genome', 'name']),
  // Counts by network, or by the hash of an address, and removed after a day.
  attempts: null,
  // The client may be a stranger who typed the address.
  auth_flows: deleted('(email = $email or asked_as = $email)', [
    'challenge_hash',
    'code_hash',
    'client_address',
    'client_network',
  ]),
  ceremonies: deleted('(account_id = $account or email = $email)', ['session_hash', 'challenge']),
  cycle_reminders: deleted('account_id = $account', ['token_hash']),
  cycles: null,
  frozen_assets: retained('asset_id in (select id from assets where owner_id = $account)'),
  // Names an operator; the assets show what was granted.
  grants: null,
  hold_limits: deleted('account_id = $account'),
  idempotency: deleted('account_id = $account'),
  ledger: retained(ofItsPayment),
  locks: retained('account_id = $account', ['checkout_id', 'checkout_secret']),
  // Subject and text may contain a code.
  mail_queue: deleted(toItsAddress, ['subject', 'text']),
  mails: deleted(toItsAddress, ['subject', 'text', 'code']),
  passkeys: deleted('account_id = $account'),
  payment_sessions: retained(ofItsLock),
  payments: retained(ofItsLock),
  purchases: retained('account_id = $account'),
  // Sentences about numbers.
  reconciliation: null,
  returns: retained(ofItsPayment),
  seasons: null,
  secrets: null,
  security_events: deleted('account_id = $account'),
  sessions: deleted('account_id = $account', ['id_hash', 'cookie_hash']),
  stock: null,
  // Contains the genome, which may still be secret.
  withdrawn_assets: retained("(asset ->> 'owner_id')::uuid = $account", ['asset']),
};
