import type { NotNull } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A hatched dragon as the world shows it. `hatchedAt` is in epoch seconds. */
export type WorldDragonRecord = Awaited<ReturnType<typeof listHatched>>[number];

/** Lists the next dragons after `after` (zeros: from the first one) that hatched by `now`, in the order of hatching. */
export async function listHatched(
  db: Database,
  { after, now, limit }: { after: { id: number; hatchedAt: number }; now: number; limit: number },
) {
  return (
    db
      .selectFrom('assets')
      .select(['id', 'house', 'magic', 'season', 'season_age as seasonAge', 'golden', 'rarity', 'genome'])
      .select('hatches_at as hatchedAt')
      .where('type', '=', 'DRAGON')
      // A dragon has both from its genome; the columns are empty only for gateway keys.
      .where('house', 'is not', null)
      .where('magic', 'is not', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('hatches_at', 'id'), '>', tuple(after.hatchedAt, after.id)),
      )
      .where('hatches_at', '<=', now)
      .orderBy('hatches_at')
      .orderBy('id')
      .limit(limit)
      .$narrowType<{ house: NotNull; magic: NotNull; hatchedAt: NotNull }>()
      .execute()
  );
}
