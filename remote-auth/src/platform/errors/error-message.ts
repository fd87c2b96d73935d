import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { describeError as describeCallError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';

export type ErrorMessages = Record<ErrorCode, string>;

/** Message for an error, with the number of remaining attempts if the provider sent it. By default an error of signing in. */
export function describeError(error: Error, messages: ErrorMessages = copy.errors): string {
  if (error instanceof IncompleteSessionError) return copy.missing[error.missingField];
  const message = describeCallError(error, messages);
  const warning =
    isApiError(error) && error.code === 'code_wrong' && copy.fewTries[error.current?.tries ?? 0];
  return warning ? `${message} ${warning}` : message;
}

/** The provider accepted a sign-in, but neither its response nor the account contains the ids of session and account. */
export class IncompleteSessionError extends Error {
  override readonly name = 'IncompleteSessionError';
  readonly missingField: 'sessionId' | 'userId';

  constructor(missingField: 'sessionId' | 'userId', cause?: unknown) {
    super(missingField, { cause });
    this.missingField = missingField;
  }
}
