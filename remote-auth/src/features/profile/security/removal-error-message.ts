import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';
import { errorMessages } from '../error-messages.ts';
import { describeError } from '../../../platform/errors/error-message.ts';

/** Message for a passkey that was not removed, with the wording of the specification, section 8. */
export function removalErrorMessage(error: Error): string {
  const { removeErrors } = copy;
  const message = findMessage(removeErrors, error);
  return message ?? removeErrors.other(describeError(error, errorMessages));
}

/** Message for a passkey that was not renamed, with the wording of the specification, section 8. */
export function renamingErrorMessage(error: Error): string {
  return findMessage(copy.renameErrors, error) ?? describeError(error, errorMessages);
}

function findMessage(messages: Record<400 | 403 | 404, string>, error: Error): string | undefined {
  const status = isApiError(error) ? error.status : 0;
  return status === 400 || status === 403 || status === 404
    ? addRetryTime(messages[status], error)
    : undefined;
}
