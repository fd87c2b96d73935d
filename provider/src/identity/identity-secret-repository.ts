import type { Database } from '../platform/database/database.ts';

/** The secret for deriving decoys and the marks of browsers. All processes on this database share it; the migration creates it. */
export async function getIdentitySecret(db: Database): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'decoys')
    .executeTakeFirstOrThrow();
  return value;
}
