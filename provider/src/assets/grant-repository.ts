import type { Database } from '../platform/database/database.ts';

/** @returns the id of the grant, which becomes the origin of its assets */
export async function createGrant(
  trx: Database,
  { grantedBy, reason }: { grantedBy: string; reason: string },
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('grants')
    .values({ granted_by: grantedBy, reason, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
