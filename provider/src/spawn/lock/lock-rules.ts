import type { LockBody } from '@emberclutch/shared/contract/spawn';
import { hash } from 'node:crypto';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Terms } from '../../seasons/season-repository.ts';
import type { Counts } from '../../seasons/stock-repository.ts';
import type { VoucherKey } from '../vouchers/voucher-key-repository.ts';
import type { HeldStock } from './lock-repository.ts';

/**
 * Whether a basket may be locked in this cycle, whatever is in stock.
 * @throws {ProblemError} with the first reason against it
 */
export function checkBasket(body: LockBody, cycle: Terms | undefined): asserts cycle is Terms {
  if (!cycle) throw new ProblemError('cycle_closed', 'No spawn cycle is open right now.');
  const { eggs, keys } = body;
  if (eggs.count + keys.count === 0)
    throw new ProblemError('bad_request', 'Choose at least one egg or one gateway key.');
  checkFee('egg', eggs, cycle.eggFee, cycle);
  checkFee('gateway key', keys, cycle.keyFee, cycle);
  checkLimit('eggs', eggs.count, cycle.eggLimit);
  checkLimit('gateway keys', keys.count, cycle.keyLimit);
  checkPaymentMethod(body);
}

/** @throws {ProblemError} when one of the chosen keys cannot pay for an egg of this account */
export function checkVoucherKeys(
  { usedGatewayKeyIds }: LockBody,
  accountId: string,
  keys: ReadonlyMap<number, VoucherKey>,
  previous: HeldStock | undefined,
): void {
  for (const id of usedGatewayKeyIds) {
    const key = keys.get(id);
    // A key of somebody else is refused in the same words as one that does not exist.
    if (key?.ownerId !== accountId)
      throw new ProblemError('key_unusable', `Gateway key ${id} is not an unused key of yours.`);
    if (key.lockId !== null && key.lockId !== previous?.id)
      throw new ProblemError('key_unusable', `Gateway key ${id} is held by another lock of yours.`);
  }
}

/** @throws {ProblemError} telling what is left */
export function checkStock(wanted: Counts, left: Counts): void {
  if (wanted.eggs <= left.eggs && wanted.keys <= left.keys) return;
  throw new ProblemError('sold_out', `Not enough is left: ${left.eggs} eggs and ${left.keys} gateway keys.`, {
    current: { ...left },
  });
}

/** Two bodyParsing that ask for the same have the same hash, in whatever order they name the keys. */
export function hashOf(body: LockBody): string {
  const { eggs, keys, gatewayKeyVouchers, paymentMethod, usedGatewayKeyIds } = body;
  const said = [
    eggs.count,
    eggs.fee,
    keys.count,
    keys.fee,
    gatewayKeyVouchers,
    paymentMethod,
    inOrder(usedGatewayKeyIds),
  ];
  return hash('sha256', JSON.stringify(said));
}

/** What a card has to pay; nothing where keys do. A decimal string of the major unit. */
export function totalOf({ eggs, keys, paymentMethod }: LockBody): string {
  if (paymentMethod === 'VOUCHER') return '0.00';
  const cents = eggs.count * centsOf(eggs.fee) + keys.count * centsOf(keys.fee);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function checkFee(thing: string, offer: LockBody['eggs'], fee: string, { eggFee, keyFee, currency }: Terms) {
  if (offer.count === 0 || centsOf(offer.fee) === centsOf(fee)) return;
  throw new ProblemError(
    'fee_changed',
    `The ${thing} fee is now ${fee} ${currency}, not ${offer.fee} ${currency}.`,
    { current: { eggFee, keyFee } },
  );
}

function checkLimit(things: string, count: number, limit: number) {
  if (count > limit)
    throw new ProblemError('limit_exceeded', `At most ${limit} ${things} can be bought at once.`);
}

function checkPaymentMethod(body: LockBody) {
  const { eggs, keys, gatewayKeyVouchers, paymentMethod, usedGatewayKeyIds, gatewayKeyIds } = body;
  if (paymentMethod === 'CREDIT_CARD') {
    if (gatewayKeyVouchers > 0 || usedGatewayKeyIds.length > 0)
      throw new ProblemError(
        'mixed_basket',
        'Pay either by card or with gateway keys, not with both at once.',
      );
    return;
  }
  if (keys.count > 0)
    throw new ProblemError(
      'mixed_basket',
      'Gateway keys pay for eggs only. Buy new gateway keys by card, on their own.',
    );
  const chosen = new Set(usedGatewayKeyIds).size;
  if (gatewayKeyVouchers !== eggs.count || chosen !== eggs.count || usedGatewayKeyIds.length !== chosen)
    throw new ProblemError(
      'voucher_mismatch',
      `Each egg takes one gateway key: ${eggs.count} eggs, ${chosen} keys chosen, ${gatewayKeyVouchers} announced.`,
    );
  if (gatewayKeyIds && String(inOrder(gatewayKeyIds)) !== String(inOrder(usedGatewayKeyIds)))
    throw new ProblemError('voucher_mismatch', 'usedGatewayKeyIds and gatewayKeyIds name different keys.');
}

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
