import { retrySignOuts } from '@emberclutch/web/api/retry-sign-outs.ts';
import { showTransientToast } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/**
 * Finishes sign-outs that the server did not hear of, and notifies the player, to whom this was announced.
 * @returns stops
 */
export const notifyFinishedSignOut = (): (() => void) =>
  retrySignOuts(() => showTransientToast({ type: 'success', message: copy.finished }));
