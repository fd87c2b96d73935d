import { openForEach } from '../testing/open-for-tests.ts';
import { openTestSpawn, createVoucherBasket } from '../testing/open-test-spawn.ts';
import { grantKeys } from './grant-keys.ts';

const world = openForEach(openTestSpawn);

it('records who granted keys and why, and creates keys that buy eggs', async () => {
  const player = await world.signIn();
  const grant = { grantedBy: 'moss', reason: 'Won the drawing contest' };

  const ids = await grantKeys(
    world.db,
    { ownerId: player.id, count: 2, season: { name: 'GENESIS', age: 0 }, ...grant },
    world.clock.now() / 1000,
  );

  const rows = await world.db
    .selectFrom('assets')
    .innerJoin('grants', 'grants.id', 'assets.grant_id')
    .select(['assets.id', 'type', 'granted_by', 'reason'])
    .orderBy('assets.id')
    .execute();
  expect(rows).toEqual(
    ids.map((id) => ({ id, type: 'GATEWAY_KEY', granted_by: 'moss', reason: grant.reason })),
  );
  const { id: purchaseId } = (await player.lock(createVoucherBasket(ids))).json();
  expect((await player.post('/v1/voucher/purchase', { purchaseId })).statusCode).toBe(200);
});
