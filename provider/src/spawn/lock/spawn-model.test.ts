import { LockBody } from '@emberclutch/shared/contract/spawn';
import * as fc from 'fast-check';
import { sandboxPayments } from '../../payments/sandbox/sandbox-payments.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { checkReconciliation } from '../../testing/check-reconciliation.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { SpawnModel, spawnCommands } from '../../testing/spawn-model.ts';
import { settlePayment } from '../../payments/payment-service.ts';
import { SpawnLockService } from './spawn-lock-service.ts';

const stock = { eggs: 8, keys: 6 };
const players = 3;

let world: TestSpawn;
/** Where another process sells from the same stock. */
let otherDesk: SpawnLockService;
beforeAll(async () => {
  world = await openTestSpawn({ ...stock, cycleOpen: 86_400, cyclePause: 60 });
  otherDesk = new SpawnLockService(world.db, world.clock, sandboxPayments, world.config.lock.life);
});
afterAll(() => world.close());

/** An empty world again: opening another one takes too long to do it a hundred times. */
async function begin() {
  const { db } = world;
  for (const table of ['idempotency', 'payments'] as const) await db.deleteFrom(table).execute();
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

it('does what the rules say, whatever is done in whatever order', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(spawnCommands(players), (commands) => fc.asyncModelRun(begin, commands)),
    { numRuns: 60, endOnFailure: true },
  );
}, 180_000);

type Action = (real: { players: Player[]; locks: { id: number; player: number }[] }) => Promise<unknown>;

/** What somebody does without looking at what others do at the same moment. */
const action: fc.Arbitrary<Action> = fc
  .record({
    kind: fc.constantFrom(
      'hold',
      'hold elsewhere',
      'pay',
      'pay',
      'vouchers',
      'confirm',
      'give back',
      'runSpawnMaintenance',
    ),
    player: fc.nat(players - 1),
    eggs: fc.integer({ min: 1, max: 4 }),
    keys: fc.nat(3),
    pick: fc.nat(50),
    payment: fc.nat(1),
  })
  .map(({ kind, player, eggs, keys, pick, payment }): Action => async ({ players, locks }) => {
    const lock = locks[pick % Math.max(1, locks.length)];
    if (kind === 'runSpawnMaintenance') return world.runSpawnMaintenance();
    if (kind === 'hold') return remember(await players[player]?.lock(basket(eggs, keys)));
    if (kind === 'hold elsewhere') return holdElsewhere();
    if (kind === 'vouchers') return remember(await holdByKeys());
    if (!lock) return undefined;
    const owner = players[lock.player];
    if (kind === 'confirm') return owner?.post('/v1/voucher/purchase', { purchaseId: lock.id });
    if (kind === 'give back') return owner?.delete(`/v1/eggs/spawn/lock/${lock.id}`);
    return pay(lock.id, payment);

    function remember(answer?: { statusCode: number; json(): { id: number } }) {
      expect([200, 400, 409]).toContain(answer?.statusCode);
      if (answer?.statusCode === 200) locks.push({ id: answer.json().id, player });
    }
    async function holdElsewhere() {
      const body = LockBody.parse(basket(eggs, keys));
      const lock = await otherDesk.lock(players[player]?.id ?? '', body).catch(refused);
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

function refused(failure: unknown) {
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
  await settlePayment(world.db, paid, world.clock.now() / 1000);
}

it('keeps its books right whatever is done at the same moment', async () => {
  expect.hasAssertions();
  const step = fc.record({
    actions: fc.array(action, { minLength: 2, maxLength: 6 }),
    minutes: fc.constantFrom(0, 0, 1, 5, 10),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { real } = await begin();
      const locks: { id: number; player: number }[] = [];
      for (const { actions, minutes } of steps) {
        world.clock.advance({ minutes });
        await Promise.all(actions.map((act) => act({ players: real.players, locks })));
        await checkReconciliation(world.db);
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 180_000);
