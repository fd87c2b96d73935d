import type { NotNull } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A hatched dragon as the world shows it. `hatchedAt` is in epoch seconds. */
export type WorldDragonRecord = Awaited<ReturnType<typeof listHatched>>[number];

/** Lists the dragons that follow `after` in the order of hatching, and hatched by `now`. Zeros in `after` precede the first dragon. */
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
      // Every dragon has house and magic from its genome; only gateway keys have null in these columns.
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
