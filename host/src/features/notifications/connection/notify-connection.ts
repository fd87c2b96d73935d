import { dismissNotification, showTransientToast } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Shows a transient toast whenever the network is lost or back. Each toast replaces the previous one. */
export function notifyConnection(): void {
  let toastId = '';

  function show(toast: Parameters<typeof showTransientToast>[0]) {
    dismissNotification(toastId);
    toastId = showTransientToast(toast);
  }

  window.addEventListener('offline', () => show({ type: 'warning', message: copy.offline }));
  window.addEventListener('online', () => show({ type: 'success', message: copy.online }));
}
