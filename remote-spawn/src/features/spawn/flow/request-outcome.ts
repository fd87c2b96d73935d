import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { confirmPurchase } from '@emberclutch/web/api/spawn.ts';
import type { FlowEvent } from './flow-event.ts';

/**
 * Confirms a purchase. Safe to repeat: a completed purchase stays completed.
 * @returns what the provider says of it, as an event
 * @throws {ApiError} if the outcome stays unknown: offline, timed out, 401, 429, 5xx
 */
export async function requestOutcome(lockId: number): Promise<FlowEvent> {
  try {
    return { type: 'confirmed', lockId, purchase: await confirmPurchase(lockId) };
  } catch (error) {
    const outcome = isApiError(error) ? outcomeOf(lockId, error) : null;
    if (!outcome) throw error;
    return outcome;
  }
}

function outcomeOf(lockId: number, error: ApiError): FlowEvent | null {
  if (needsPayment(error)) return { type: 'paymentMissing', lockId };
  if (error.code === 'lock_expired' || (error.status === 404 && !namesKey(error)))
    return { type: 'purchaseMissing', lockId };
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
  return isRefusal ? { type: 'purchaseRefused', lockId, error } : null;
}

/** The purchase exists, but one of its gateway keys does not (specification, section 8). */
const namesKey = ({ detail = '' }: ApiError) => /\bgateway keys?\b/i.test(detail);

/** Providers without our codes say it in words (specification, section 8). */
const needsPayment = ({ code, status, detail = '' }: ApiError) =>
  code === 'payment_required' || (status === 400 && /requires? payment|payment (is )?required/i.test(detail));
