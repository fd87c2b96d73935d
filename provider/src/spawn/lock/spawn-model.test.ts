import { LockRequest } from '@emberclutch/contract/spawn/input/lock-request.ts';
import * as fc from 'fast-check';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { checkReconciliation } from '../../testing/check-reconciliation.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { spawnCommands } from '../../testing/spawn-commands.ts';
import { SpawnModel } from '../../testing/spawn-model.ts';
import type { SpawnLockService } from './spawn-lock-service.ts';

const stock = { eggs: 8, keys: 6 };
const players = 3;

let world: TestSpawn;
/** A second process that sells from the same stock. */
let otherProcess: SpawnLockService;
beforeAll(async () => {
  world = await openTestSpawn({ ...stock, cycleOpen: 86_400, cyclePause: 60 });
  otherProcess = world.openSpawnLocks();
});
afterAll(() => world.close());

/** Empties the database: opening a new one a hundred times would take too long. */
async function resetWorld() {
  const { db } = world;
  for (const table of ['idempotency', 'payments', 'hold_limits'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('assets').execute();
  await db.deleteFrom('purchases').execute();
  await db.deleteFrom('locks').execute();
  const { opens_at: opensAt } = await db
    .selectFrom('cycles')
    .select('opens_at')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  world.clock.set(opensAt);
  await db
    .updateTable('stock')
    .set(({ ref }) => ({ remaining: ref('initial') }))
    .execute();
  return {
    model: new SpawnModel(stock, players),
    real: { world, players: await Promise.all(Array.from({ length: players }, () => world.signIn())) },
  };
}

it('behaves like the model for random sequences of actions', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(spawnCommands(players), (commands) => fc.asyncModelRun(resetWorld, commands)),
    { numRuns: 60, endOnFailure: true },
  );
});

type Action = (real: { players: Player[]; locks: { id: number; player: number }[] }) => Promise<unknown>;

/** One random action of a player, a payment service or the maintenance job. */
const action: fc.Arbitrary<Action> = fc
  .record({
    kind: fc.constantFrom(
      'hold',
      'hold in other process',
      'pay',
      'pay',
      'vouchers',
      'confirm',
      'release',
      'maintenance',
    ),
    player: fc.nat(players - 1),
    eggs: fc.integer({ min: 1, max: 4 }),
    keys: fc.nat(3),
    pick: fc.nat(50),
    payment: fc.nat(1),
  })
  .map(({ kind, player, eggs, keys, pick, payment }): Action => async ({ players, locks }) => {
    const lock = locks[pick % Math.max(1, locks.length)];
    if (kind === 'maintenance') return world.runMaintenance();
    if (kind === 'hold') return remember(await players[player]?.lock(basket(eggs, keys)));
    if (kind === 'hold in other process') return holdInOtherProcess();
    if (kind === 'vouchers') return remember(await holdByKeys());
    if (!lock) return undefined;
    const owner = players[lock.player];
    if (kind === 'confirm') return owner?.post('/v1/voucher/purchase', { purchaseId: lock.id });
    if (kind === 'release') return owner?.delete(`/v1/eggs/spawn/lock/${lock.id}`);
    return pay(lock.id, payment);

    function remember(answer?: { statusCode: number; json(): { id: number } }) {
      expect([200, 400, 409, 429]).toContain(answer?.statusCode);
      if (answer?.statusCode === 200) locks.push({ id: answer.json().id, player });
    }
    async function holdInOtherProcess() {
      const body = LockRequest.parse(basket(eggs, keys));
      const lock = await otherProcess.lock(players[player]?.id ?? '', body).catch(ignoreProblem);
      if (lock) locks.push({ id: lock.id, player });
    }
    async function holdByKeys() {
      const owned = await world.db
        .selectFrom('assets')
        .select('id')
        .where('owner_id', '=', players[player]?.id ?? null)
        .where('type', '=', 'GATEWAY_KEY')
        .where('key_used_at', 'is', null)
        .limit(eggs)
        .execute();
      return players[player]?.lock(owned.length > 0 ? voucherBasket(owned.map(({ id }) => id)) : basket(1));
    }
  });

function ignoreProblem(failure: unknown) {
  if (!(failure instanceof ProblemError)) throw failure;
}

async function pay(lockId: number, payment: number) {
  const { method, total, currency } = await world.db
    .selectFrom('locks')
    .selectAll()
    .where('id', '=', lockId)
    .executeTakeFirstOrThrow();
  if (method === 'VOUCHER') return;
  const paid = { id: `${lockId}-${payment}`, lockId, amount: total, currency, intent: null };
  await world.payments.settle(paid);
}

it('keeps stock, locks, payments and assets consistent under parallel actions', async () => {
  expect.hasAssertions();
  const step = fc.record({
    actions: fc.array(action, { minLength: 2, maxLength: 6 }),
    minutes: fc.constantFrom(0, 0, 1, 5, 10),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { real } = await resetWorld();
      const locks: { id: number; player: number }[] = [];
      for (const { actions, minutes } of steps) {
        world.clock.advance({ minutes });
        await Promise.all(actions.map((act) => act({ players: real.players, locks })));
        await checkReconciliation(world.db);
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
