import { isApiError } from '@emberclutch/shared/api/api-error';

/** Whether the provider wants to know again who the player is, before it does what it was asked to. */
export const needsConfirmation = (error: Error | null): error is Error =>
  isApiError(error) && error.code === 'reauthentication_required';
