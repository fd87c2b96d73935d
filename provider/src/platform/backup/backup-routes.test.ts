import { PGlite } from '@electric-sql/pglite';
import { wrapPGlite } from '../database/embedded-database.ts';
import { loadMigratedDump } from '../../testing/load-migrated-dump.ts';
import { asOperator } from '../../testing/open-test-provider.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';

it('the backup page copies an embedded world in use, for operators', async () => {
  const pglite = await PGlite.create({ dataDir: 'memory://', loadDataDir: await loadMigratedDump() });
  const database = { ...wrapPGlite(pglite), dump: () => pglite.dumpDataDir('gzip') };
  const world = await openTestSpawn({}, {}, { database });
  const player = await world.signIn();
  const lockBefore = (await player.lock(createBasket(2))).json<{ id: number }>();

  const [response, secondResponse, lockDuring] = await Promise.all([
    world.app.inject({ url: '/backup', headers: asOperator }),
    world.app.inject({ url: '/backup', headers: asOperator }),
    player.lock(createBasket(3)),
  ]);
  const strangerResponse = await world.app.inject({ url: '/backup' });
  await world.close();

  expect([response.statusCode, response.headers['content-type'], strangerResponse.statusCode]).toEqual([
    200,
    'application/gzip',
    404,
  ]);
  expect([secondResponse.statusCode, lockDuring.statusCode]).toEqual([503, 200]);
  const restoredDatabase = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: new Blob([new Uint8Array(response.rawPayload)], { type: 'application/gzip' }),
  });
  const { rows } = await restoredDatabase.query('select id from locks where id = $1', [lockBefore.id]);
  await restoredDatabase.close();
  expect(rows).toEqual([{ id: lockBefore.id }]);
});

it('the backup page does not exist if the database is a server', async () => {
  const world = await openTestSpawn();

  expect((await world.app.inject({ url: '/backup', headers: asOperator })).statusCode).toBe(404);
  await world.close();
});
