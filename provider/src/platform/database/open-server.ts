import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { commandLimits, jobLimits, requestLimits } from './connection-limits.ts';
import { DatabaseError } from './database-error.ts';
import { openPool } from './open-pool.ts';

interface Pools<Tables> {
  locks: Kysely<Tables>;
  sale: Kysely<Tables>;
  identity: Kysely<Tables>;
  reads: Kysely<Tables>;
}

interface OpenServer<Tables> {
  db: Kysely<Tables>;
  pools: Pools<Tables>;
  isEmbedded: false;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL for a process that answers requests. Locks, sales, sign-ins, reads and jobs have connections of their own, so
 * that none of them waits for the others.
 * @throws {DatabaseError} when it cannot be reached or rejects the connection
 */
export function openServer<Tables>(url: string, requests = requestLimits): Promise<OpenServer<Tables>> {
  const pools = {
    locks: openPool<Tables>(url, { max: 1, limits: requests }),
    sale: openPool<Tables>(url, { max: 8, limits: requests }),
    identity: openPool<Tables>(url, { max: 6, limits: requests }),
    reads: openPool<Tables>(url, { max: 6, limits: requests }),
  };
  return checked(openPool<Tables>(url, { max: 4, limits: jobLimits }), pools);
}

/**
 * Opens PostgreSQL for a command, whose statements may take long.
 * @throws {DatabaseError} when it cannot be reached or rejects the connection
 */
export function openServerForCommand<Tables>(url: string): Promise<OpenServer<Tables>> {
  const db = openPool<Tables>(url, { max: 4, limits: commandLimits });
  return checked(db, { locks: db, sale: db, identity: db, reads: db });
}

async function checked<Tables>(db: Kysely<Tables>, pools: Pools<Tables>): Promise<OpenServer<Tables>> {
  const all = new Set<Kysely<Tables>>([db, pools.locks, pools.sale, pools.identity, pools.reads]);
  const close = async () => {
    await Promise.all(Array.from(all, (one) => one.destroy()));
  };
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await close();
    throw new DatabaseError(cause);
  }
  return { db, pools, isEmbedded: false, close };
}
