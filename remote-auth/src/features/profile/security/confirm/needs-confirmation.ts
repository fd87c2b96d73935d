import { isApiError } from '@emberclutch/web/api/api-error.ts';

/** Whether the provider requires a recent proof of identity before it carries out the request. */
export const needsConfirmation = (error: Error | null): error is Error =>
  isApiError(error) && error.code === 'reauthentication_required';
