import { isApiError } from '@emberclutch/shared/api/api-error';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { confirmPurchase } from '@emberclutch/shared/api/spawn';
import type { PurchaseInfo } from '@emberclutch/shared/contract/lenient-purchase';

/** What a provider says of a purchase. No answer and a failing provider are not an outcome: they stay errors. */
export type PurchaseOutcome =
  | { state: 'done'; purchase: PurchaseInfo | null }
  | { state: 'unpaid' }
  | { state: 'missing' }
  | { state: 'refused'; error: ApiError };

/**
 * Confirms a purchase. Safe to repeat: a completed purchase stays completed.
 * @throws ApiError where the outcome stays unknown: offline, timed out, 401, 429, 5xx
 */
export async function requestOutcome(lockId: number): Promise<PurchaseOutcome> {
  try {
    return { state: 'done', purchase: await confirmPurchase(lockId) };
  } catch (error) {
    const outcome = isApiError(error) ? outcomeOf(error) : null;
    if (!outcome) throw error;
    return outcome;
  }
}

function outcomeOf(error: ApiError): PurchaseOutcome | null {
  if (needsPayment(error)) return { state: 'unpaid' };
  if (error.code === 'not_found' || error.code === 'lock_expired') return { state: 'missing' };
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
  return isRefusal ? { state: 'refused', error } : null;
}

/** Providers without our codes say it in words (specification, section 8). */
const needsPayment = ({ code, status, detail = '' }: ApiError) =>
  code === 'payment_required' || (status === 400 && /requires? payment|payment (is )?required/i.test(detail));
