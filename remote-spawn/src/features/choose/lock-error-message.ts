import type { ApiError } from '@emberclutch/shared/api/api-error';
import { copy } from '../../copy.ts';
import type { LockIntent } from '../pay/lock-intent.ts';

/** What a refused lock says (specification, section 8, where it has words). */
export function lockErrorMessage(error: ApiError, { basket }: LockIntent): string {
  const missingKey = error.status === 404 ? missingKeyOf(error, basket.vouchers) : undefined;
  if (missingKey !== undefined) return copy.faults.keyMissing(missingKey);
  if (error.code === 'key_unusable' && error.detail) return copy.refusals.keyError(error.detail);
  if (error.code === 'bad_request' && error.detail) return copy.refusals.badRequest(error.detail);
  return copy.errors[error.code];
}

/** The provider names the key in its own words, or there is but one it can mean. */
const missingKeyOf = ({ detail = '' }: ApiError, vouchers: number[]) =>
  vouchers.find((id) => new RegExp(`\\b${id}\\b`).test(detail)) ??
  (vouchers.length === 1 ? vouchers[0] : undefined);
