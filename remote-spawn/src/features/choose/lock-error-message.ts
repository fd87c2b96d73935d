import type { ApiError } from '@emberclutch/shared/api/api-error';
import { badRequestWords, errorWords } from '../../errors/error-words.ts';
import { keyErrorWords } from '../../errors/key-error-words.ts';
import type { LockIntent } from '../../flow/lock-intent.ts';

/** The words for a refused lock, those of the specification (section 8) where it has any. */
export function lockErrorMessage(error: ApiError, { basket }: LockIntent): string {
  const keyWords = keyErrorWords(error, basket.payWith === 'keys' ? basket.vouchers : []);
  if (keyWords !== undefined) return keyWords;
  if (error.code === 'bad_request' && error.detail) return badRequestWords(error.detail);
  return errorWords[error.code];
}
