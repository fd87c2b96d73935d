import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Keeps other transactions from writing cycles and seasons until this transaction ends. They can still read them and sell stock. */
export async function lockCalendar(trx: Database): Promise<void> {
  await sql`lock table cycles, seasons in share row exclusive mode`.execute(trx);
}

/**
 * Finds the first gap between two seasons that ends after `now`, if nothing was sold after the gap. Instants are epoch seconds.
 * @returns null if there is none, and before the first season, so that a slow clock does not move the calendar
 */
export async function findUnsoldGap(
  db: Database,
  now: number,
): Promise<{ startsAt: number; endsAt: number } | null> {
  const { rows } = await sql<{ startsAt: number; endsAt: number }>`
    select greatest(previous_end, ${now}::bigint) as "startsAt", starts_at as "endsAt"
    from (
      select starts_at, lag(ends_at) over (order by id) as previous_end, min(starts_at) over () as first_start from seasons
    ) as season
    where first_start <= ${now}::bigint and starts_at > greatest(previous_end, ${now}::bigint)
      and not exists (
        select from locks join cycles on cycles.id = locks.cycle_id where cycles.opens_at >= season.starts_at
      )
    order by starts_at limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Moves the end of a cycle, and with it the incubation and hatching of its eggs. The transaction must have locked its stock. */
export async function moveCycleEnd(
  trx: Database,
  cycle: { id: number; closesAt: number },
  closesAt: number,
): Promise<void> {
  const seconds = closesAt - cycle.closesAt;
  await trx.updateTable('cycles').set({ closes_at: closesAt }).where('id', '=', cycle.id).execute();
  const movedInstants = sql`incubates_at = incubates_at + ${seconds}::bigint, hatching_at = hatching_at + ${seconds}::bigint,
    hatches_at = hatches_at + ${seconds}::bigint`;
  await sql`update assets set ${movedInstants} where cycle_id = ${cycle.id}::bigint and type = 'DRAGON'`.execute(
    trx,
  );
  // Disputed and refunded eggs may be restored. They then hatch with the other eggs of their cycle.
  await sql`
    update frozen_assets set ${movedInstants}
    where asset_id in (select id from assets where cycle_id = ${cycle.id}::bigint)
  `.execute(trx);
  const shiftInstant = (name: string) =>
    sql`${name}::text, (asset ->> ${name}::text)::bigint + ${seconds}::bigint`;
  await sql`
    update withdrawn_assets set asset = asset
      || jsonb_build_object(${sql.join(['incubates_at', 'hatching_at', 'hatches_at'].map(shiftInstant))})
    where (asset ->> 'cycle_id')::bigint = ${cycle.id}::bigint and asset ->> 'type' = 'DRAGON'
  `.execute(trx);
}

/** Recomputes the season in which the eggs of a cycle hatch, after the calendar was changed. */
export async function updateHatchSeasons(trx: Database, cycleId: number): Promise<void> {
  await sql`
    update assets set hatch_season = (
      select name from seasons
      where starts_at <= coalesce(assets.hatches_at, (select hatches_at from frozen_assets where asset_id = assets.id))
      order by id desc limit 1
    )
    where cycle_id = ${cycleId}::bigint and type = 'DRAGON'
  `.execute(trx);
  await sql`
    update withdrawn_assets set asset = asset || jsonb_build_object('hatch_season', (
      select name from seasons where starts_at <= (asset ->> 'hatches_at')::bigint order by id desc limit 1
    ))
    where (asset ->> 'cycle_id')::bigint = ${cycleId}::bigint and asset ->> 'type' = 'DRAGON'
  `.execute(trx);
}

/** Ends the held locks of a cycle at `now`. The maintenance job of the spawn module returns their stock. */
export async function expireHeldLocks(trx: Database, cycleId: number, now: number): Promise<void> {
  await trx
    .updateTable('locks')
    .set({ expires_at: now })
    .where('cycle_id', '=', cycleId)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .execute();
}

/** Moves all cycles and seasons that begin at `instant` or later. @param seconds a negative number moves them earlier */
export async function moveCalendar(trx: Database, instant: number, seconds: number): Promise<void> {
  if (seconds === 0) return;
  // Moves cycles one by one, starting at the end towards which they move: a unique index forbids two cycles with the same start.
  const direction = seconds > 0 ? 'desc' : 'asc';
  const cycles = await trx
    .selectFrom('cycles')
    .select(['id', 'opens_at', 'closes_at'])
    .where('opens_at', '>=', instant)
    .orderBy('opens_at', direction)
    .execute();
  for (const { id, opens_at, closes_at } of cycles)
    await trx
      .updateTable('cycles')
      .set({ opens_at: opens_at + seconds, closes_at: closes_at + seconds })
      .where('id', '=', id)
      .execute();
  await sql`
    update seasons set
      starts_at = case when starts_at >= ${instant}::bigint then starts_at + ${seconds}::bigint else starts_at end,
      ends_at = ends_at + ${seconds}::bigint
    where ends_at >= ${instant}::bigint
  `.execute(trx);
}
