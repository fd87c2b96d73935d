import { isGenome } from '@emberclutch/art/genome.ts';
import { computeRarity } from '@emberclutch/art/rarity.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Recomputes the rarity of every earlier egg and dragon. Rarity is computed from the genome, and stored because lists are sorted by
 * it. Version 2 of the art reads two more genes and divides three others differently, which changes the rarity.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = '0'; ;) {
    const { rows } = await sql<{ id: string; genome: string }>`
      select id::text, genome from assets
      where type = 'DRAGON' and genome is not null and id > ${last}::bigint
      order by assets.id limit ${batch}`.execute(db);
    const rarities = rows.flatMap(({ id, genome }) =>
      isGenome(genome) ? [{ id, rarity: computeRarity(genome) }] : [],
    );
    await sql`
      update assets set rarity = fresh.rarity
      from unnest(${rarities.map(({ id }) => id)}::bigint[], ${rarities.map(({ rarity }) => rarity)}::float8[]) as fresh (id, rarity)
      where assets.id = fresh.id`.execute(db);
    if (rows.length < batch) return;
    last = rows[rows.length - 1]?.id ?? last;
  }
}

const batch = 1_000;
