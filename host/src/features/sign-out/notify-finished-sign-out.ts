import { retrySignOuts } from '@emberclutch/web/api/retry-sign-outs.ts';
import { showTransientToast } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Finishes sign-outs that did not reach the server, and then notifies the player. */
export const notifyFinishedSignOut = (): (() => void) =>
  retrySignOuts(() => showTransientToast({ type: 'success', message: copy.finished }));
