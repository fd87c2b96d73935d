import type { Place } from './flow-event.ts';
import { startedPurchases } from './started-purchases.ts';

/** The place in the flow that the search of a URL names. */
export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  const step = params.get('step');
  if (step !== 'pay' && step !== 'confirm') return { step: 'choose' };
  const lockId = numberOf(params.get('lock'));
  if (lockId === null) return { step: 'invalid' };
  return { step, lockId, payment: paymentOf(params.get('payment')), isBegun: startedPurchases.has(lockId) };
}

/** Purchase ids are numeric (specification, section 5). */
const numberOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

const paymentOf = (text: string | null) => (text === 'paid' || text === 'cancelled' ? text : null);
