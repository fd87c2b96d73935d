import { createRandom } from '@emberclutch/art/random.ts';
import type { PaymentService } from '../payments/payment-service.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import { findOpenCycle } from '../seasons/season-repository.ts';
import type { SpawnLockService } from '../spawn/lock/spawn-lock-service.ts';
import { listSampleAccountIds, readSampleSales } from './seed-repository.ts';

/** Maximum number of eggs that the sample accounts buy in one cycle, also as a share of its stock. */
const maxEggs = 48;
const shareOfStock = 1 / 8;

/** The share that the sample accounts buy as soon as the cycle opens. They buy the rest evenly until it closes. */
const shareAtOpening = 1 / 4;

/** In a world with this many assets, they buy only a few eggs per cycle: the cycle still has sealed eggs, but the world grows slowly. */
const largeWorldAssets = 12_000;
const maxEggsInLargeWorld = 6;

interface Context extends ServiceContext {
  spawnLocks: SpawnLockService;
  payments: PaymentService;
}

/**
 * Buys eggs for the sample accounts of an embedded world while a cycle is open, so that a visitor finds sealed eggs and a falling
 * stock. They lock and pay like players: with the same limits, from the same stock, with receipts. Makes at most one purchase: the
 * next one that is due at this point of the open cycle.
 */
export async function buySampleEggs({ db, clock, spawnLocks, payments }: Context): Promise<void> {
  const now = clock.nowInSeconds();
  const cycle = await findOpenCycle(db, now);
  if (!cycle) return;
  const accountIds = await listSampleAccountIds(db);
  if (accountIds.length === 0) return;
  const { bought, offered, assets } = await readSampleSales(db, cycle.id, accountIds);
  const max = Math.min(
    assets < largeWorldAssets ? maxEggs : maxEggsInLargeWorld,
    Math.floor(offered * shareOfStock),
  );
  const dueCount = countDueEggs(cycle, max, now) - bought;
  if (dueCount <= 0) return;

  const random = createRandom(`cycle ${cycle.id}`, `purchase at ${bought}`);
  const buyer = accountIds[random.pickInteger(accountIds.length)] ?? '';
  try {
    const { id } = await spawnLocks.lock(buyer, {
      eggs: { count: Math.min(dueCount, cycle.eggLimit, 1 + random.pickInteger(3)), fee: cycle.eggFee },
      keys: { count: 0, fee: cycle.keyFee },
      gatewayKeyVouchers: 0,
      paymentMethod: 'CREDIT_CARD',
      usedGatewayKeyIds: [],
    });
    const { total, currency } = await spawnLocks.report(buyer, id);
    await payments.accept({ id: `sample_${id}`, lockId: id, amount: total, currency, intent: null });
  } catch (error) {
    // The cycle has closed, the stock has run out or a limit was reached: the account buys nothing, as a player would.
    if (!(error instanceof ProblemError)) throw error;
  }
}

/** Counts the eggs of a cycle that the sample accounts should have bought by now, out of `max` at the cycle's end. */
function countDueEggs({ opensAt, closesAt }: Cycle, max: number, now: number): number {
  const elapsed = (now - opensAt) / (closesAt - opensAt);
  return Math.ceil(max * (shareAtOpening + (1 - shareAtOpening) * elapsed));
}
