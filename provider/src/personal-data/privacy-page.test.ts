import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '../platform/database/database.ts';
import { personalTables } from './personal-tables.ts';

/** The row of the privacy page (its `key`) that describes a table's data about a player; null for a table without such data. */
const rowByTable: Record<keyof Tables, string | null> = {
  accounts: 'account',
  assets: 'assets',
  attempts: 'attempts',
  auth_flows: 'codes',
  ceremonies: 'codes',
  cycle_reminders: 'reminders',
  cycles: null,
  frozen_assets: 'purchases',
  grants: null,
  hold_limits: 'purchases',
  idempotency: 'purchases',
  ledger: 'purchases',
  locks: 'purchases',
  mail_queue: 'mail',
  mails: 'mail',
  passkeys: 'passkeys',
  payment_sessions: 'purchases',
  payments: 'purchases',
  purchases: 'purchases',
  reconciliation: null,
  returns: 'purchases',
  seasons: null,
  secrets: null,
  security_events: 'security-events',
  sessions: 'sessions',
  stock: null,
  withdrawn_assets: 'purchases',
};

/** Rows about data that no table contains: the log is a file. */
const rowsWithoutTable = ['log'];

it('lists on the privacy page exactly the data that each table holds about a player', () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../host/src/features/public-pages/legal/StoredFields.tsx'),
    'utf8',
  );
  const rows = [...page.matchAll(/^ {2}'?([\w-]+)'?: \[/gm)].map(([, key]) => key ?? '');
  const describedRows = Object.values(rowByTable).filter((row) => row !== null);
  const undescribedTables = Object.entries(personalTables).filter(
    ([table, personal]) => personal !== null && Reflect.get(rowByTable, table) === null,
  );

  expect(undescribedTables).toEqual([]);
  expect([...new Set([...describedRows, ...rowsWithoutTable])].toSorted()).toEqual(rows.toSorted());
});
