import * as fc from 'fast-check';
import type { AsyncCommand } from 'fast-check';
import { checkReconciliation } from './check-reconciliation.ts';
import type { Player, TestSpawn } from './open-test-spawn.ts';
import { createBasket, createVoucherBasket } from './open-test-spawn.ts';
import type { ModelLock, SpawnModel } from './spawn-model.ts';

export interface RealSpawn {
  world: TestSpawn;
  players: Player[];
}

type Command = AsyncCommand<SpawnModel, RealSpawn>;

/** Creates a command that runs an action against the provider and the model, and then checks the database. */
const createCommand = (
  name: string,
  run: (model: SpawnModel, real: RealSpawn) => Promise<void>,
  check: (model: SpawnModel) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    expect((await real.world.count()).eggsLeft).toBe(model.remaining.eggs);
    await checkReconciliation(real.world.db);
  },
});

type Basket = Pick<ModelLock, 'player' | 'eggs' | 'keys' | 'vouchers'>;

const createHold = (player: number, eggs: number, keys: number) =>
  createCommand(`hold(${player}, ${eggs}, ${keys})`, (model, real) =>
    lock({ player, eggs, keys, vouchers: [] }, model, real),
  );

const createHoldWithKeys = (player: number, count: number) =>
  createCommand(
    `holdWithKeys(${player}, ${count})`,
    (model, real) => {
      const vouchers = model.keys[player]?.slice(0, count) ?? [];
      return lock({ player, eggs: count, keys: 0, vouchers }, model, real);
    },
    (model) => (model.keys[player]?.length ?? 0) >= count,
  );

/** Locks a basket, paid by card or with keys, and applies the response to the model. */
async function lock(basket: Basket, model: SpawnModel, { world, players }: RealSpawn) {
  const { player, eggs, keys, vouchers } = basket;
  const previous = model.findHeldLock(player);
  const isSame =
    previous !== undefined &&
    previous.expiresAt > model.now &&
    String(previous.vouchers) === String(vouchers) &&
    previous.eggs === eggs &&
    previous.keys === keys;
  const statuses = isSame ? [200] : listPossibleStatuses(model, basket);
  const requestedBasket = vouchers.length > 0 ? createVoucherBasket(vouchers) : createBasket(eggs, keys);
  const response = await players[player]?.lock(requestedBasket);

  expect(statuses).toContain(response?.statusCode);
  // A request that exceeds the stock releases expired locks, even if it repeats the player's own lock.
  if (eggs > model.remaining.eggs || keys > model.remaining.keys) model.releaseExpired();
  const grantedLock = response?.json<{ id: number; expiresAt: number }>();
  if (isSame) expect(grantedLock).toMatchObject({ id: previous.id });
  if (isSame || response?.statusCode !== 200 || !grantedLock) return;
  const expiresAt = model.computeExpiry(player);
  const replacedLock = model.findHeldLock(player);
  if (replacedLock) model.release(replacedLock);
  expect(grantedLock.expiresAt).toBe(world.now() + expiresAt - model.now);
  model.remaining.eggs -= eggs;
  model.remaining.keys -= keys;
  model.locks.push({
    ...basket,
    id: grantedLock.id,
    method: vouchers.length > 0 ? 'VOUCHER' : 'CREDIT_CARD',
    createdAt: model.now,
    expiresAt,
    state: 'held',
    hasExpired: false,
  });
}

/** Lists the possible statuses for a new basket. Which rejection the provider returns depends on how it settles the batch. */
function listPossibleStatuses(model: SpawnModel, { player, eggs, keys }: Basket): number[] {
  const isInStock = model.canGrant(player, eggs, keys);
  if (model.canHold(player)) return [isInStock ? 200 : 409];
  return isInStock ? [429, 400] : [409, 429, 400];
}

/** Creates a command on the lock that `pick` selects among the locks with a payment method. */
function createLockCommand(
  name: string,
  pick: number,
  method: ModelLock['method'],
  run: (lock: ModelLock, model: SpawnModel, real: RealSpawn) => Promise<void>,
): Command {
  const pickLock = (model: SpawnModel) => {
    const locks = model.locks.filter((lock) => lock.method === method);
    return locks[pick % Math.max(1, locks.length)];
  };
  return createCommand(
    `${name} of ${method} ${pick}`,
    async (model, real) => {
      const pickedLock = pickLock(model);
      if (pickedLock) await run(pickedLock, model, real);
    },
    (model) => pickLock(model) !== undefined,
  );
}

/** Creates a command in which the payment service reports a payment, possibly again. */
const createReportPayment = (pick: number, payment: number) =>
  createLockCommand(
    `reportPayment(${payment})`,
    pick,
    'CREDIT_CARD',
    async (lock, model, { world, players }) => {
      const id = `${lock.id}-${payment}`;
      const recordedPayment = await world.db
        .selectFrom('payments')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst();
      const expectedState = recordedPayment?.state ?? (model.canStillPay(lock) ? 'granted' : 'refunding');

      const settledPayment = await world.settle(lock.id, id, `${lock.eggs * 25 + lock.keys * 30}.00`);

      expect(settledPayment.state).toBe(expectedState);
      if (recordedPayment || expectedState !== 'granted') return;
      model.pay(lock);
      // The eggs of a purchase come before its keys.
      const assetIds = (await players[lock.player]?.listAssetIds(lock.id)) ?? [];
      model.keys[lock.player]?.push(...assetIds.slice(lock.eggs));
    },
  );

const createConfirm = (pick: number, method: ModelLock['method']) =>
  createLockCommand('confirm', pick, method, async (lock, model, { players }) => {
    const isRunning = lock.state === 'held' && lock.expiresAt > model.now;
    const unpaidStatus = isRunning && method === 'CREDIT_CARD' ? 400 : 404;
    const status = lock.state === 'paid' || (isRunning && method === 'VOUCHER') ? 200 : unpaidStatus;

    const response = await players[lock.player]?.confirm(lock.id);
    const foreignResponse = await players.at(lock.player - 1)?.confirm(lock.id);

    expect([response?.statusCode, foreignResponse?.statusCode]).toEqual([status, 404]);
    if (status === 200 && lock.state === 'held') model.pay(lock);
  });

const createRelease = (pick: number, method: ModelLock['method']) =>
  createLockCommand('release', pick, method, async (lock, model, { players }) => {
    const response = await players[lock.player]?.delete(`/v1/eggs/spawn/lock/${lock.id}`);

    expect(response?.statusCode).toBe(lock.state === 'paid' ? 409 : 204);
    if (lock.state === 'held') model.release(lock);
  });

const createWait = (minutes: number) =>
  createCommand(`wait(${minutes})`, async (model, { world }) => {
    world.clock.advance({ minutes });
    model.now += minutes * 60;
  });

const createRunMaintenance = () =>
  createCommand('runMaintenance()', async (model, { world }) => {
    await world.runMaintenance();
    model.releaseExpired();
  });

/** Generates random sequences of actions by players, payment service, maintenance job and clock. */
export function createSpawnCommands(players: number) {
  const player = fc.nat(players - 1);
  const pick = fc.nat(50);
  const method = fc.constantFrom('CREDIT_CARD' as const, 'VOUCHER' as const);
  const hasAny = ([, eggs, keys]: [number, number, number]) => eggs + keys > 0;
  const baskets = fc.tuple(player, fc.nat(4), fc.nat(3)).filter(hasAny);
  return fc.commands(
    [
      baskets.map((args) => createHold(...args)),
      fc.tuple(player, fc.integer({ min: 1, max: 3 })).map((args) => createHoldWithKeys(...args)),
      fc.tuple(pick, fc.constantFrom(0, 0, 0, 1)).map((args) => createReportPayment(...args)),
      fc.tuple(pick, method).map((args) => createConfirm(...args)),
      fc.tuple(pick, method).map((args) => createRelease(...args)),
      fc.constantFrom(1, 4, 10).map(createWait),
      fc.constant(createRunMaintenance()),
    ],
    { maxCommands: 40, size: 'max' },
  );
}
