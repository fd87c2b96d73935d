import { PGlite } from '@electric-sql/pglite';
import { embed } from '../database/embedded-database.ts';
import { migratedDump } from '../../testing/migrated-dump.ts';
import { asOperator } from '../../testing/open-test-provider.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

it('copies an embedded world in use, for operators', async () => {
  const pglite = await PGlite.create({ dataDir: 'memory://', loadDataDir: await migratedDump() });
  const database = { ...embed(pglite), dump: () => pglite.dumpDataDir('gzip') };
  const world = await openTestSpawn({}, {}, { database });
  const player = await world.signIn();
  const before = (await player.lock(basket(2))).json<{ id: number }>();

  const [answer, during] = await Promise.all([
    world.app.inject({ url: '/backup', headers: asOperator }),
    player.lock(basket(3)),
  ]);
  const stranger = await world.app.inject({ url: '/backup' });
  await world.close();

  expect([answer.statusCode, answer.headers['content-type'], stranger.statusCode]).toEqual([
    200,
    'application/gzip',
    404,
  ]);
  expect(during.statusCode).toBe(200);
  const restored = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: new Blob([new Uint8Array(answer.rawPayload)], { type: 'application/gzip' }),
  });
  const { rows } = await restored.query('select id from locks where id = $1', [before.id]);
  await restored.close();
  expect(rows).toEqual([{ id: before.id }]);
});

it('has no such page if the database is a server', async () => {
  const world = await openTestSpawn();

  expect((await world.app.inject({ url: '/backup', headers: asOperator })).statusCode).toBe(404);
  await world.close();
});
