import { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import * as fc from 'fast-check';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { checkReconciliation } from '../../testing/check-reconciliation.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn, createVoucherBasket } from '../../testing/open-test-spawn.ts';
import { seedAssets } from '../../testing/seed-assets.ts';
import { createSpawnCommands } from '../../testing/spawn-commands.ts';
import { SpawnModel } from '../../testing/spawn-model.ts';

const stock = { eggs: 8, keys: 6 };
const playerCount = 3;

const world = openForAll(async () => {
  const testSpawn = await openTestSpawn({ ...stock, cycleDuration: 86_400, cyclePause: 60 });
  const { opens_at } = await testSpawn.db
    .selectFrom('cycles')
    .select('opens_at')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  // The other process sells from the same stock.
  return { ...testSpawn, otherProcess: testSpawn.openSpawnLocks(), opensAt: opens_at };
});

/** Empties the database: opening a new one a hundred times would take too long. */
async function resetWorld() {
  const { db } = world;
  for (const table of ['idempotency', 'payments', 'hold_limits', 'assets', 'purchases', 'locks'] as const)
    await db.deleteFrom(table).execute();
  world.clock.set(world.opensAt);
  await db
    .updateTable('stock')
    .set(({ ref }) => ({ remaining: ref('initial') }))
    .execute();
  const real = { world, players: await world.signInMany(playerCount) };
  const model = new SpawnModel(stock, playerCount);
  // Every player starts with keys, because few sequences buy a key and use it.
  for (const [player, { id }] of real.players.entries()) {
    const key = { type: 'GATEWAY_KEY', owner_id: id } as const;
    model.keys[player] = await seedAssets(world, [key, key]);
  }
  return { model, real };
}

it('behaves like the model for random sequences of actions', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(createSpawnCommands(playerCount), (commands) => fc.asyncModelRun(resetWorld, commands)),
    { numRuns: 40, endOnFailure: true },
  );
});

interface RealWorld {
  players: Player[];
  locks: { id: number; player: number }[];
}
type Action = (real: RealWorld) => Promise<unknown>;

/** Generates a random action of a player, a payment service or the maintenance job. */
const actionArbitrary: fc.Arbitrary<Action> = fc
  .record({
    kind: fc.constantFrom(
      ...(['hold', 'hold elsewhere', 'pay', 'pay', 'vouchers', 'confirm', 'release', 'maintenance'] as const),
    ),
    player: fc.nat(playerCount - 1),
    eggs: fc.integer({ min: 1, max: 4 }),
    keys: fc.nat(3),
    pick: fc.nat(50),
    payment: fc.nat(1),
  })
  .map(({ kind, player, eggs, keys, pick, payment }): Action => async ({ players: all, locks }) => {
    const lock = locks[pick % Math.max(1, locks.length)];
    const actor = all[player];
    if (kind === 'maintenance') return world.runMaintenance();
    if (kind === 'hold') return recordLock(await actor?.lock(createBasket(eggs, keys)));
    if (kind === 'vouchers') return recordLock(await actor?.lock(await createKeyBasket()));
    if (kind === 'hold elsewhere') {
      const body = LockRequest.parse(createBasket(eggs, keys));
      const heldLock = await world.otherProcess.lock(actor?.id ?? '', body).catch(ignoreProblem);
      return heldLock && locks.push({ id: heldLock.id, player });
    }
    if (!lock) return undefined;
    if (kind === 'confirm') return all[lock.player]?.confirm(lock.id);
    if (kind === 'release') return all[lock.player]?.delete(`/v1/eggs/spawn/lock/${lock.id}`);
    return pay(lock.id, payment);

    function recordLock(response?: { statusCode: number; json(): { id: number } }) {
      expect([200, 400, 409, 429]).toContain(response?.statusCode);
      if (response?.statusCode === 200) locks.push({ id: response.json().id, player });
    }
    async function createKeyBasket() {
      const ownKeys = await world.db
        .selectFrom('assets')
        .select('id')
        .where('owner_id', '=', actor?.id ?? null)
        .where('type', '=', 'GATEWAY_KEY')
        .where('key_used_at', 'is', null)
        .limit(eggs)
        .execute();
      return ownKeys.length > 0 ? createVoucherBasket(ownKeys.map(({ id }) => id)) : createBasket(1);
    }
  });

function ignoreProblem(failure: unknown) {
  if (!(failure instanceof ProblemError)) throw failure;
}

async function pay(lockId: number, payment: number) {
  const lock = world.db.selectFrom('locks').selectAll().where('id', '=', lockId);
  const { method, total } = await lock.executeTakeFirstOrThrow();
  if (method !== 'VOUCHER') await world.settle(lockId, `${lockId}-${payment}`, total);
}

it('keeps stock, locks, payments and assets consistent under parallel actions', async () => {
  expect.hasAssertions();
  const stepArbitrary = fc.record({
    actions: fc.array(actionArbitrary, { minLength: 2, maxLength: 6 }),
    minutes: fc.constantFrom(0, 0, 1, 5, 10),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { real } = await resetWorld();
      const locks: RealWorld['locks'] = [];
      for (const { actions, minutes } of steps) {
        world.clock.advance({ minutes });
        await Promise.all(actions.map((runAction) => runAction({ players: real.players, locks })));
        await checkReconciliation(world.db);
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
