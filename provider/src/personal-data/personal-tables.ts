import type { Tables } from '../platform/database/database.ts';

/** How a table stores data of an account. */
export interface PersonalTable {
  /** The condition that a row belongs to an account, in SQL with the parameters `$account` (its id) and `$email`. */
  condition: string;
  /** Columns that the download omits, because they would grant access to the account or reveal a secret too early. */
  withheld: readonly string[];
  /** Whether the rows stay when the account is deleted, because they are sales, which the law and the accounting require. They contain no name. */
  isRetained: boolean;
}

const lockCondition = 'lock_id in (select id from locks where account_id = $account)';
const paymentCondition = `payment_id in (select id from payments where ${lockCondition})`;
const recipientCondition = 'recipient = $email';

const createDescriber =
  (isRetained: boolean) =>
  (condition: string, withheld: readonly string[] = []) => ({ condition, withheld, isRetained });
const describeDeletedTable = createDescriber(false);
const describeRetainedTable = createDescriber(true);

/**
 * The data that each table holds about an account; null for a table without personal data. A new table does not compile without
 * an entry, and a new column is downloaded unless it is withheld here.
 */
export const personalTables: Record<keyof Tables, PersonalTable | null> = {
  // A deletion keeps the row without name and address.
  accounts: describeRetainedTable('id = $account'),
  // Genome and name are secret until a dragon hatches; after that, everyone sees them.
  assets: describeRetainedTable('owner_id = $account', ['genome', 'name']),
  // The table counts by network, or by the hash of an address, and its rows are removed after a day.
  attempts: null,
  // The client may be a stranger who typed the address.
  auth_flows: describeDeletedTable('(email = $email or asked_as = $email)', [
    'challenge_hash',
    'code_hash',
    'client_address',
    'client_network',
  ]),
  ceremonies: describeDeletedTable('(account_id = $account or email = $email)', [
    'session_hash',
    'challenge',
  ]),
  cycle_reminders: describeDeletedTable('account_id = $account', ['token_hash']),
  cycles: null,
  frozen_assets: describeRetainedTable('asset_id in (select id from assets where owner_id = $account)'),
  // A row names an operator; the assets show what the operator granted.
  grants: null,
  hold_limits: describeDeletedTable('account_id = $account'),
  idempotency: describeDeletedTable('account_id = $account'),
  ledger: describeRetainedTable(paymentCondition),
  locks: describeRetainedTable('account_id = $account', ['checkout_id', 'checkout_secret']),
  // Subject and text may contain a code.
  mail_queue: describeDeletedTable(recipientCondition, ['subject', 'text']),
  mails: describeDeletedTable(recipientCondition, ['subject', 'text', 'code']),
  passkeys: describeDeletedTable('account_id = $account'),
  payment_sessions: describeRetainedTable(lockCondition),
  payments: describeRetainedTable(lockCondition),
  purchases: describeRetainedTable('account_id = $account'),
  // The row lists differences between sums, and names no account.
  reconciliation: null,
  returns: describeRetainedTable(paymentCondition),
  seasons: null,
  secrets: null,
  security_events: describeDeletedTable('account_id = $account'),
  sessions: describeDeletedTable('account_id = $account', ['id_hash', 'cookie_hash']),
  stock: null,
  // The column contains the genome, which may still be secret.
  withdrawn_assets: describeRetainedTable("(asset ->> 'owner_id')::uuid = $account", ['asset']),
};
