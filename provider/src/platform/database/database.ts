import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MoneyTables } from './tables/money.ts';
import type { WorldTables } from './tables/world.ts';

export interface Tables extends AccountTables, IdentityTables, MoneyTables, WorldTables {}

/** Access to the tables through a connection pool, or inside a transaction. */
export type Database = Kysely<Tables>;

/** Connection pools by purpose, so that a purpose that is slow or has used up its connections does not block the others. */
export interface DatabasePools {
  /** For the batches of locks, which run one after another and must not wait for anything else. */
  locks: Database;
  /** For released locks, purchases and payments. */
  sale: Database;
  /** For sign-ins and sessions. */
  identity: Database;
  /** For lists, details, totals, stock, locks and receipts. */
  reads: Database;
}

export interface OpenDatabase {
  /** Connections of background jobs, health checks and commands. */
  db: Database;
  pools: DatabasePools;
  /** Whether the database lives inside this process. */
  isEmbedded: boolean;
  /** Copies an embedded database while it is in use, compressed with gzip. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}
