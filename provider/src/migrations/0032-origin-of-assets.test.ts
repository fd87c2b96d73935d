import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { openForEach } from '../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { seedAssets } from '../testing/seed-assets.ts';
import { up } from './0032-origin-of-assets.ts';

const world = openForEach(openTestSpawn);

it('gives every earlier asset an origin', async () => {
  const { db } = world;
  const player = await world.signIn();
  const { id: lockId } = (await player.lock(createBasket(1))).json();
  await world.settle(lockId);
  const sampleAccount = await world.signIn();
  await db
    .updateTable('accounts')
    .set({ email: 'moss@example.invalid' })
    .where('id', '=', sampleAccount.id)
    .execute();
  const [grantedId, seededId] = await seedAssets(world, [
    { owner_id: player.id },
    { owner_id: sampleAccount.id },
  ]);
  await sql`alter table assets drop column grant_id, drop column is_seeded`.execute(db);
  await sql`drop table grants`.execute(db);

  // Cast: a migration runs on the schema of an earlier version, for which there are no types.
  await up(db as unknown as Kysely<unknown>);

  const assets = await db
    .selectFrom('assets')
    .leftJoin('grants', 'grants.id', 'grant_id')
    .select(['assets.id', 'purchase_id', 'is_seeded', 'granted_by'])
    .orderBy('assets.id')
    .execute();
  expect(assets).toEqual([
    { id: expect.any(Number), purchase_id: lockId, is_seeded: false, granted_by: null },
    { id: grantedId, purchase_id: null, is_seeded: false, granted_by: 'unknown' },
    { id: seededId, purchase_id: null, is_seeded: true, granted_by: null },
  ]);
});

it.each([
  ['no origin', { is_seeded: false }],
  ['an origin twice', { purchase_id: 1 }],
])('accepts no asset with %s', async (_case, origin) => {
  const player = await world.signIn();
  const { id: lockId } = (await player.lock(createBasket(1))).json();
  await world.settle(lockId);

  const row = 'purchase_id' in origin ? { ...origin, purchase_id: lockId } : origin;
  await expect(seedAssets(world, [row])).rejects.toMatchObject({ constraint: 'assets_one_origin' });
});
