import type { ApiError } from '@emberclutch/shared/api/api-error';
import { badRequestWords, errorWords } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import type { LockIntent } from '../../flow/lock-intent.ts';

/** The words for a refused lock, those of the specification (section 8) where it has any. */
export function lockErrorMessage(error: ApiError, { basket, body }: LockIntent): string {
  const missingKey = error.status === 404 ? missingKeyOf(error, basket.vouchers) : undefined;
  if (missingKey !== undefined) return copy.basketErrors.keyMissing(missingKey);
  const isKeyError =
    error.code === 'key_unusable' ||
    (error.code === 'bad_request' && body.paymentMethod === 'VOUCHER' && keyWords.test(error.detail ?? ''));
  if (isKeyError && error.detail) return copy.lockErrors.keyError(error.detail);
  if (error.code === 'bad_request' && error.detail) return badRequestWords(error.detail);
  return errorWords[error.code];
}

/** Providers without our codes name what is wrong in words. */
const keyWords = /\b(keys?|vouchers?)\b/i;

/** The id in the provider's own words, else the only key of the basket. */
const missingKeyOf = ({ detail = '' }: ApiError, vouchers: number[]) =>
  vouchers.find((id) => new RegExp(`\\b${id}\\b`).test(detail)) ??
  (vouchers.length === 1 ? vouchers[0] : undefined);
