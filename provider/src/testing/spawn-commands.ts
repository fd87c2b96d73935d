import * as fc from 'fast-check';
import type { AsyncCommand } from 'fast-check';
import { checkReconciliation } from './check-reconciliation.ts';
import type { Player, TestSpawn } from './open-test-spawn.ts';
import { basket, voucherBasket } from './open-test-spawn.ts';
import type { ModelLock, SpawnModel } from './spawn-model.ts';

export interface RealSpawn {
  world: TestSpawn;
  players: Player[];
}

type Command = AsyncCommand<SpawnModel, RealSpawn>;

/** Runs an action against the provider and the model, and checks the database after it. */
const command = (
  name: string,
  check: (model: SpawnModel) => boolean,
  run: (model: SpawnModel, real: RealSpawn) => Promise<void>,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    expect((await real.world.count()).eggsLeft).toBe(model.left.eggs);
    await checkReconciliation(real.world.db);
  },
});

const always = () => true;

const hold = (player: number, eggs: number, keys: number) =>
  command(`hold(${player}, ${eggs}, ${keys})`, always, async (model, { world, players }) => {
    const before = model.heldBy(player);
    const isSame =
      before?.method === 'CREDIT_CARD' &&
      before.eggs === eggs &&
      before.keys === keys &&
      before.expiresAt > model.now;
    const statuses = isSame ? [200] : statusesOf(model, player, eggs, keys);

    const answer = await players[player]?.lock(basket(eggs, keys));

    expect(statuses).toContain(answer?.statusCode);
    const isGranted = answer?.statusCode === 200;
    const wanted = { player, eggs, keys, vouchers: [] };
    if (isSame) recordReplay(model, before, answer, wanted);
    else recordHold(model, world, isGranted ? lockOf(answer) : null, wanted);
  });

const holdWithKeys = (player: number, count: number) =>
  command(
    `holdWithKeys(${player}, ${count})`,
    (model) => (model.keys[player]?.length ?? 0) >= count,
    async (model, { world, players }) => {
      const vouchers = model.keys[player]?.slice(0, count) ?? [];
      const before = model.heldBy(player);
      const isSame = String(before?.vouchers) === String(vouchers) && (before?.expiresAt ?? 0) > model.now;
      const statuses = isSame ? [200] : statusesOf(model, player, count, 0);

      const answer = await players[player]?.lock(voucherBasket(vouchers));

      expect(statuses).toContain(answer?.statusCode);
      const isGranted = answer?.statusCode === 200;
      const wanted = { player, eggs: count, keys: 0, vouchers };
      if (isSame) recordReplay(model, before, answer, wanted);
      else recordHold(model, world, isGranted ? lockOf(answer) : null, wanted);
    },
  );

/** The answer to a new basket. Which of two refusals comes depends on how the batch is settled. */
function statusesOf(model: SpawnModel, player: number, eggs: number, keys: number): number[] {
  const isInStock = model.canGrant(player, eggs, keys);
  if (model.mayHold(player)) return [isInStock ? 200 : 409];
  return isInStock ? [429, 400] : [409, 429, 400];
}

type Wanted = Pick<ModelLock, 'player' | 'eggs' | 'keys' | 'vouchers'>;

/** A request that exceeds the stock releases expired locks, even if it repeats the player's own lock. */
function releaseIfShort(model: SpawnModel, { eggs, keys }: Wanted) {
  if (eggs > model.left.eggs || keys > model.left.keys) model.releaseExpired();
}

/** Applies a request for the basket that the player already holds, which is answered with the same lock. */
function recordReplay(
  model: SpawnModel,
  before: ModelLock | undefined,
  answer: { json(): { id: number } } | undefined,
  wanted: Wanted,
) {
  expect(answer?.json()).toMatchObject({ id: before?.id });
  releaseIfShort(model, wanted);
}

/** Applies a lock request to the model. */
function recordHold(
  model: SpawnModel,
  world: TestSpawn,
  lock: { id: number; expiresAt: number } | null,
  wanted: Wanted,
) {
  releaseIfShort(model, wanted);
  if (lock === null) return;
  const before = model.heldBy(wanted.player);
  const expiresAt = model.expiryOf(wanted.player);
  if (before) model.release(before);
  expect(lock.expiresAt).toBe(world.clock.now() / 1000 + expiresAt - model.now);
  model.left.eggs -= wanted.eggs;
  model.left.keys -= wanted.keys;
  model.locks.push({
    ...wanted,
    id: lock.id,
    method: wanted.vouchers.length > 0 ? 'VOUCHER' : 'CREDIT_CARD',
    createdAt: model.now,
    expiresAt,
    state: 'held',
    hasExpired: false,
  });
}

const lockOf = (answer?: { json(): { id: number; expiresAt: number } }) => answer?.json() ?? null;

/** Picks one of all locks with this payment method. */
const lockAt = (model: SpawnModel, pick: number, method: ModelLock['method']) => {
  const locks = model.locks.filter((lock) => lock.method === method);
  return locks[pick % Math.max(1, locks.length)];
};

/** The payment service reports a payment, possibly again. */
const reportPayment = (pick: number, payment: number) =>
  command(
    `reportPayment(${pick}, ${payment})`,
    (model) => lockAt(model, pick, 'CREDIT_CARD') !== undefined,
    async (model, { world }) => {
      const lock = lockAt(model, pick, 'CREDIT_CARD');
      if (!lock) return;
      const id = `${lock.id}-${payment}`;
      const known = await world.db.selectFrom('payments').selectAll().where('id', '=', id).execute();
      const decided = known[0]?.state ?? (model.canStillPay(lock) ? 'granted' : 'refunding');

      const row = await world.db.selectFrom('locks').selectAll().where('id', '=', lock.id).executeTakeFirst();
      const paid = await world.payments.settle({
        id,
        lockId: lock.id,
        amount: row?.total ?? '',
        currency: row?.currency ?? '',
        intent: null,
      });

      expect(paid.state).toBe(decided);
      if (known.length > 0 || decided !== 'granted') return;
      model.pay(lock);
      const bought = await world.db
        .selectFrom('assets')
        .select('id')
        .where('purchase_id', '=', lock.id)
        .where('type', '=', 'GATEWAY_KEY')
        .orderBy('id')
        .execute();
      model.keys[lock.player]?.push(...bought.map((key) => key.id));
    },
  );

const confirm = (pick: number, method: ModelLock['method']) =>
  command(
    `confirm(${pick}, ${method})`,
    (model) => lockAt(model, pick, method) !== undefined,
    async (model, { players }) => {
      const lock = lockAt(model, pick, method);
      if (!lock) return;
      const isRunning = lock.state === 'held' && lock.expiresAt > model.now;
      const unpaid = isRunning && method === 'CREDIT_CARD' ? 400 : 404;
      const status = lock.state === 'paid' || (isRunning && method === 'VOUCHER') ? 200 : unpaid;

      const answer = await players[lock.player]?.post('/v1/voucher/purchase', { purchaseId: lock.id });
      const foreign = await players
        .at(lock.player - 1)
        ?.post('/v1/voucher/purchase', { purchaseId: lock.id });

      expect([answer?.statusCode, foreign?.statusCode]).toEqual([status, 404]);
      if (status === 200 && lock.state === 'held') model.pay(lock);
    },
  );

const release = (pick: number, method: ModelLock['method']) =>
  command(
    `release(${pick}, ${method})`,
    (model) => lockAt(model, pick, method) !== undefined,
    async (model, { players }) => {
      const lock = lockAt(model, pick, method);
      if (!lock) return;

      const answer = await players[lock.player]?.delete(`/v1/eggs/spawn/lock/${lock.id}`);

      expect(answer?.statusCode).toBe(lock.state === 'paid' ? 409 : 204);
      if (lock.state === 'held') model.release(lock);
    },
  );

const wait = (minutes: number) =>
  command(`wait(${minutes})`, always, async (model, { world }) => {
    world.clock.advance({ minutes });
    model.now += minutes * 60;
  });

const runMaintenance = () =>
  command('runMaintenance()', always, async (model, { world }) => {
    await world.runMaintenance();
    model.releaseExpired();
  });

/** Random sequences of the actions of players, payment service, maintenance job and clock. */
export function spawnCommands(players: number) {
  const player = fc.nat(players - 1);
  const pick = fc.nat(50);
  const method = fc.constantFrom('CREDIT_CARD' as const, 'VOUCHER' as const);
  const hasAny = ([, eggs, keys]: [number, number, number]) => eggs + keys > 0;
  return fc.commands(
    [
      fc
        .tuple(player, fc.nat(4), fc.nat(3))
        .filter(hasAny)
        .map((of) => hold(...of)),
      fc.tuple(player, fc.integer({ min: 1, max: 3 })).map((of) => holdWithKeys(...of)),
      fc.tuple(pick, fc.constantFrom(0, 0, 0, 1)).map((of) => reportPayment(...of)),
      fc.tuple(pick, method).map((of) => confirm(...of)),
      fc.tuple(pick, method).map((of) => release(...of)),
      fc.constantFrom(1, 4, 10).map(wait),
      fc.constant(runMaintenance()),
    ],
    { maxCommands: 40, size: 'max' },
  );
}
