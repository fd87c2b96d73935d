import type { ApiError, ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessage, withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { badRequestMessage } from './error-messages.ts';
import { keyErrorMessages } from './key-error-messages.ts';

/**
 * Why a lock or a purchase was refused, in the words of the specification (section 8) where it has some.
 * @param messages for each other error
 * @param keys the ids of the gateway keys that were used
 */
export function refusalMessage(
  error: ApiError,
  messages: Record<ErrorCode, string>,
  keys: readonly number[],
): string {
  const { code, detail } = error;
  const badRequest = code === 'bad_request' && detail ? badRequestMessage(detail) : undefined;
  const message = keyErrorMessages(error, keys) ?? badRequest;
  return message === undefined ? errorMessage(error, messages) : withRetryTime(message, error);
}
