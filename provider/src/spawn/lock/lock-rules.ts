import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { fromMinorUnits, toMinorUnits } from '../../platform/minor-units.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CycleTerms } from '../../seasons/season-repository.ts';
import type { StockCounts } from '../../seasons/stock-counts.ts';
import { coversCounts } from '../../seasons/stock-counts.ts';
import type { VoucherKey } from '../vouchers/voucher-key-repository.ts';
import type { LockRecord } from './lock-record.ts';

/** The first problem with a request, or null; its message is written for the player. */
type RuleResult = ProblemError | null;

/** Checks whether a basket may be sold under these terms, regardless of stock. Without an open cycle there are no terms. */
export function checkBasket(body: LockBody, terms: CycleTerms | undefined): RuleResult {
  if (!terms) return new ProblemError('cycle_closed', 'No spawn cycle is open right now.');
  const { eggs, keys } = body;
  if (eggs.count + keys.count === 0)
    return new ProblemError('bad_request', 'Choose at least one egg or one gateway key.');
  return (
    checkFee('egg', eggs, terms.eggFee, terms) ??
    checkFee('gateway key', keys, terms.keyFee, terms) ??
    checkLimit('eggs', eggs.count, terms.eggLimit) ??
    checkLimit('gateway keys', keys.count, terms.keyLimit) ??
    (body.paymentMethod === 'CREDIT_CARD' ? checkCardBasket(body) : checkVoucherBasket(body))
  );
}

/** Checks whether the chosen gateway keys can pay for eggs of this account. The keys of the `previous` lock become free. */
export function checkVoucherKeys(
  { usedGatewayKeyIds }: LockBody,
  accountId: string,
  keys: ReadonlyMap<number, VoucherKey>,
  previous: LockRecord | undefined,
): RuleResult {
  for (const id of usedGatewayKeyIds) {
    const key = keys.get(id);
    // The same message for a key of another account and for a missing key, because it must not reveal which keys exist. The
    // specification prescribes the wording (section 8).
    if (key?.ownerId !== accountId) return new ProblemError('not_found', `Gateway key ${id} not found`);
    if (key.isUsed) return new ProblemError('key_unusable', `Gateway key ${id} has been redeemed already.`);
    if (key.isFrozen)
      return new ProblemError('key_unusable', `Gateway key ${id} is frozen: the payment for it is disputed.`);
    if (key.lockId !== null && key.lockId !== previous?.id)
      return new ProblemError('key_unusable', `Gateway key ${id} is held by another lock of yours.`);
  }
  return null;
}

/** Checks whether the limits per account allow this purchase in addition to the purchases so far in the cycle. */
export function checkAccountLimits(demand: StockCounts, bought: StockCounts, terms: CycleTerms): RuleResult {
  return (
    checkAccountLimit('eggs', demand.eggs, bought.eggs, terms.accountEggLimit) ??
    checkAccountLimit('gateway keys', demand.keys, bought.keys, terms.accountKeyLimit)
  );
}

/** Whether the terms limit how much one account may buy in the cycle. */
export const hasAccountLimits = ({ accountEggLimit, accountKeyLimit }: CycleTerms): boolean =>
  accountEggLimit !== null || accountKeyLimit !== null;

/** Checks whether the stock covers a basket. The rejection contains the remaining stock. */
export function checkStock(demand: StockCounts, remaining: StockCounts): RuleResult {
  if (coversCounts(remaining, demand)) return null;
  return new ProblemError(
    'sold_out',
    `Not enough is left: ${remaining.eggs} eggs and ${remaining.keys} gateway keys.`,
    { current: { ...remaining } },
  );
}

/** Computes the card price of a basket, as a decimal string of the major unit; zero if gateway keys pay. */
export function computeTotal({ eggs, keys, paymentMethod }: LockBody): string {
  if (paymentMethod === 'VOUCHER') return '0.00';
  return fromMinorUnits(eggs.count * toMinorUnits(eggs.fee) + keys.count * toMinorUnits(keys.fee));
}

function checkFee(
  item: string,
  requested: LockBody['eggs'],
  fee: string,
  { eggFee, keyFee, currency }: CycleTerms,
): RuleResult {
  if (requested.count === 0 || toMinorUnits(requested.fee) === toMinorUnits(fee)) return null;
  return new ProblemError(
    'fee_changed',
    `The ${item} fee is now ${fee} ${currency}, not ${requested.fee} ${currency}.`,
    { current: { eggFee, keyFee } },
  );
}

function checkLimit(items: string, count: number, limit: number): RuleResult {
  if (count <= limit) return null;
  return new ProblemError('limit_exceeded', `At most ${limit} ${items} can be bought at once.`);
}

function checkAccountLimit(items: string, count: number, bought: number, limit: number | null): RuleResult {
  if (limit === null || count === 0 || bought + count <= limit) return null;
  return new ProblemError(
    'limit_exceeded',
    `One account can buy at most ${limit} ${items} in a cycle, and you have bought ${bought}.`,
  );
}

function checkCardBasket({ gatewayKeyVouchers, usedGatewayKeyIds }: LockBody): RuleResult {
  if (gatewayKeyVouchers === 0 && usedGatewayKeyIds.length === 0) return null;
  return new ProblemError('mixed_basket', 'Pay either by card or with gateway keys, not with both at once.');
}

function checkVoucherBasket(body: LockBody): RuleResult {
  const { eggs, keys, gatewayKeyVouchers, usedGatewayKeyIds, gatewayKeyIds } = body;
  if (keys.count > 0)
    return new ProblemError(
      'mixed_basket',
      'Gateway keys pay for eggs only. Buy new gateway keys by card, on their own.',
    );
  const keyCount = new Set(usedGatewayKeyIds).size;
  if (gatewayKeyVouchers !== eggs.count || keyCount !== eggs.count || usedGatewayKeyIds.length !== keyCount)
    return new ProblemError(
      'voucher_mismatch',
      `Each egg takes one gateway key: ${eggs.count} eggs, ${keyCount} keys chosen, ${gatewayKeyVouchers} announced.`,
    );
  if (gatewayKeyIds && !haveSameIds(gatewayKeyIds, usedGatewayKeyIds))
    return new ProblemError('voucher_mismatch', 'usedGatewayKeyIds and gatewayKeyIds name different keys.');
  return null;
}

const haveSameIds = (a: number[], b: number[]) => String(sortIds(a)) === String(sortIds(b));

const sortIds = (ids: number[]) => ids.toSorted((a, b) => a - b);
