import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { errorMessages } from '@emberclutch/shared/ui/error-messages';

export const errorWords = {
  ...errorMessages,
  unauthorized: 'Sign in to see this.',
} satisfies Record<ErrorCode, string>;

export const failureTitle = 'The hatchery could not be read';
