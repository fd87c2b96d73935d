import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Number of dragons with these two digits at one offset of their genomes. */
export interface DigitCount {
  offset: number;
  digits: string;
  count: number;
}

/**
 * Counts the two digits at each offset in the genomes of the newest hatched dragons.
 * @param limit maximum number of dragons to read, which bounds the duration of the statement
 */
export async function countDigits(
  db: Database,
  { offsets, now, limit }: { offsets: readonly number[]; now: number; limit: number },
): Promise<DigitCount[]> {
  const places = sql.join(offsets.map((offset) => sql`(${sql.lit(offset)})`));
  const { rows } = await sql<{ place: number; digits: string; count: number | string }>`
    with dragons as (
      select genome from assets
      where type = 'DRAGON' and genome is not null and hatches_at <= ${now}
      order by id desc limit ${limit}
    )
    select places.place, substr(dragons.genome, places.place + 1, 2) as digits, count(*) as count
    from dragons cross join (values ${places}) as places (place)
    group by 1, 2`.execute(db);
  return rows.map(({ place, digits, count }) => ({ offset: place, digits, count: Number(count) }));
}
