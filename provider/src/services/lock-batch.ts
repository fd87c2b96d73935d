import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Outcome } from './combining-writer.ts';
import type { LastOffer } from './last-offer.ts';
import { answerAgain } from './lock-again.ts';
import { settleAtOnce } from './lock-at-once.ts';
import { settleInTurn } from './lock-in-turn.ts';
import { refuseSoldOut } from './lock-sold-out.ts';
import type { LockMeans, LockOrder, Outcomes } from './lock-order.ts';

/**
 * Locks many baskets together. The plain ones are decided by what was offered last and written in one statement, which
 * takes nothing when the terms have changed meanwhile or the stock does not suffice. Orders that came before are answered as they
 * were, and once there is little, those that ask for more are refused. Whatever is left over is decided first come first
 * served by whoever holds the stock. An order that asks for more than there is is refused with what is left; smaller ones
 * behind it may still be served.
 * @param orders at most one of an account
 */
export async function lockBaskets(
  db: Kysely<Database>,
  orders: LockOrder[],
  means: LockMeans & { lastOffer: LastOffer },
): Promise<Outcome<Lock>[]> {
  const outcomes: Outcomes = new Map();
  for (const settle of [settleAtOnce, answerAgain, refuseSoldOut, settleInTurn]) {
    const open = orders.filter((order) => !outcomes.has(order));
    if (open.length === 0) break;
    for (const [order, outcome] of await settle(db, open, means)) outcomes.set(order, outcome);
  }
  return orders.map((order) => outcomes.get(order) ?? { refusal: new Error('An order was left out.') });
}
