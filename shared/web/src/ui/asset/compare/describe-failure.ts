import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { isApiError } from '../../../api/api-error.ts';
import { describeError } from '../../feedback/describe-error.ts';
import { errorMessages } from '../../feedback/error-messages.ts';
import { copy } from './copy.ts';

export const isUnknownAsset = (error: unknown) => isApiError(error) && error.code === 'not_found';

/** Describes why an asset cannot be compared. */
export function describeFailure(error: unknown, id: number): string {
  const number = formatSpecimenNumber(id);
  return isUnknownAsset(error)
    ? copy.unknownNumber(number)
    : copy.failedNumber(number, describeError(error, errorMessages));
}
