import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessages as commonMessages } from '@emberclutch/web/ui/feedback/error-messages.ts';

export const errorMessages = {
  ...commonMessages,
  // Public calls carry no session, so signing in may not help, and the player may be signed in already.
  unauthorized: 'The hatchery refused to show this.',
} satisfies Record<ErrorCode, string>;

export const failureTitle = 'The hatchery could not be loaded';
