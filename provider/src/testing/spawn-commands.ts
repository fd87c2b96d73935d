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
  run: (model: SpawnModel, real: RealSpawn) => Promise<void>,
  check: (model: SpawnModel) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    expect((await real.world.count()).eggsLeft).toBe(model.left.eggs);
    await checkReconciliation(real.world.db);
  },
});

type Wanted = Pick<ModelLock, 'player' | 'eggs' | 'keys' | 'vouchers'>;

const hold = (player: number, eggs: number, keys: number) =>
  command(`hold(${player}, ${eggs}, ${keys})`, (model, real) =>
    lock({ player, eggs, keys, vouchers: [] }, model, real),
  );

const holdWithKeys = (player: number, count: number) =>
  command(
    `holdWithKeys(${player}, ${count})`,
    (model, real) => {
      const vouchers = model.keys[player]?.slice(0, count) ?? [];
      return lock({ player, eggs: count, keys: 0, vouchers }, model, real);
    },
    (model) => (model.keys[player]?.length ?? 0) >= count,
  );

/** Locks a basket, paid by card or with keys, and applies the answer to the model. */
async function lock(wanted: Wanted, model: SpawnModel, { world, players }: RealSpawn) {
  const { player, eggs, keys, vouchers } = wanted;
  const before = model.heldBy(player);
  const isSame =
    before !== undefined &&
    before.expiresAt > model.now &&
    String(before.vouchers) === String(vouchers) &&
    before.eggs === eggs &&
    before.keys === keys;
  const statuses = isSame ? [200] : readStatuses(model, wanted);
  const requested = vouchers.length > 0 ? voucherBasket(vouchers) : basket(eggs, keys);
  const answer = await players[player]?.lock(requested);

  expect(statuses).toContain(answer?.statusCode);
  // A request that exceeds the stock releases expired locks, even if it repeats the player's own lock.
  if (eggs > model.left.eggs || keys > model.left.keys) model.releaseExpired();
  const granted = answer?.json<{ id: number; expiresAt: number }>();
  if (isSame) expect(granted).toMatchObject({ id: before.id });
  if (isSame || answer?.statusCode !== 200 || !granted) return;
  const expiresAt = model.expiryOf(player);
  const replaced = model.heldBy(player);
  if (replaced) model.release(replaced);
  expect(granted.expiresAt).toBe(world.now() + expiresAt - model.now);
  model.left.eggs -= eggs;
  model.left.keys -= keys;
  model.locks.push({
    ...wanted,
    id: granted.id,
    method: vouchers.length > 0 ? 'VOUCHER' : 'CREDIT_CARD',
    createdAt: model.now,
    expiresAt,
    state: 'held',
    hasExpired: false,
  });
}

/** The possible statuses for a new basket. Which of two rejections is returned depends on how the batch is settled. */
function readStatuses(model: SpawnModel, { player, eggs, keys }: Wanted): number[] {
  const isInStock = model.canGrant(player, eggs, keys);
  if (model.mayHold(player)) return [isInStock ? 200 : 409];
  return isInStock ? [429, 400] : [409, 429, 400];
}

/** An action on one of the locks with a payment method, chosen by `pick`. */
function commandOn(
  name: string,
  pick: number,
  method: ModelLock['method'],
  run: (lock: ModelLock, model: SpawnModel, real: RealSpawn) => Promise<void>,
): Command {
  const lockIn = (model: SpawnModel) => {
    const locks = model.locks.filter((one) => one.method === method);
    return locks[pick % Math.max(1, locks.length)];
  };
  return command(
    `${name} of ${method} ${pick}`,
    async (model, real) => {
      const picked = lockIn(model);
      if (picked) await run(picked, model, real);
    },
    (model) => lockIn(model) !== undefined,
  );
}

/** The payment service reports a payment, possibly again. */
const reportPayment = (pick: number, payment: number) =>
  commandOn(`reportPayment(${payment})`, pick, 'CREDIT_CARD', async (lock, model, { world, players }) => {
    const id = `${lock.id}-${payment}`;
    const known = await world.db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    const decided = known?.state ?? (model.canStillPay(lock) ? 'granted' : 'refunding');

    const paid = await world.settle(lock.id, id, `${lock.eggs * 25 + lock.keys * 30}.00`);

    expect(paid.state).toBe(decided);
    if (known || decided !== 'granted') return;
    model.pay(lock);
    // The eggs of a purchase come before its keys.
    const bought = (await players[lock.player]?.assetsOf(lock.id)) ?? [];
    model.keys[lock.player]?.push(...bought.slice(lock.eggs));
  });

const confirm = (pick: number, method: ModelLock['method']) =>
  commandOn('confirm', pick, method, async (lock, model, { players }) => {
    const isRunning = lock.state === 'held' && lock.expiresAt > model.now;
    const unpaid = isRunning && method === 'CREDIT_CARD' ? 400 : 404;
    const status = lock.state === 'paid' || (isRunning && method === 'VOUCHER') ? 200 : unpaid;

    const answer = await players[lock.player]?.confirm(lock.id);
    const foreign = await players.at(lock.player - 1)?.confirm(lock.id);

    expect([answer?.statusCode, foreign?.statusCode]).toEqual([status, 404]);
    if (status === 200 && lock.state === 'held') model.pay(lock);
  });

const release = (pick: number, method: ModelLock['method']) =>
  commandOn('release', pick, method, async (lock, model, { players }) => {
    const answer = await players[lock.player]?.delete(`/v1/eggs/spawn/lock/${lock.id}`);

    expect(answer?.statusCode).toBe(lock.state === 'paid' ? 409 : 204);
    if (lock.state === 'held') model.release(lock);
  });

const wait = (minutes: number) =>
  command(`wait(${minutes})`, async (model, { world }) => {
    world.clock.advance({ minutes });
    model.now += minutes * 60;
  });

const runMaintenance = () =>
  command('runMaintenance()', async (model, { world }) => {
    await world.runMaintenance();
    model.releaseExpired();
  });

/** Random sequences of the actions of players, payment service, maintenance job and clock. */
export function spawnCommands(players: number) {
  const player = fc.nat(players - 1);
  const pick = fc.nat(50);
  const method = fc.constantFrom('CREDIT_CARD' as const, 'VOUCHER' as const);
  const hasAny = ([, eggs, keys]: [number, number, number]) => eggs + keys > 0;
  const baskets = fc.tuple(player, fc.nat(4), fc.nat(3)).filter(hasAny);
  return fc.commands(
    [
      baskets.map((of) => hold(...of)),
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
