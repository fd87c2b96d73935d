import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessages } from '@emberclutch/web/ui/feedback/error-messages.ts';

export const errorWords = {
  ...errorMessages,
  unauthorized: 'Please sign in to see this.',
} satisfies Record<ErrorCode, string>;

export const failureTitle = 'The hatchery could not be loaded';
