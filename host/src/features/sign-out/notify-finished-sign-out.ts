import { retrySignOuts } from '@emberclutch/shared/api/retry-sign-outs';
import { showTransientToast } from '@emberclutch/shared/state';
import { copy } from './copy.ts';

/**
 * Finishes sign-outs that the server did not hear of, and notifies the player, to whom this was announced.
 * @returns stops
 */
export const notifyFinishedSignOut = (): (() => void) =>
  retrySignOuts(() => showTransientToast({ type: 'success', message: copy.finished }));
