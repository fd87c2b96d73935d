import { dismissNotification, showTransientToast } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Shows a transient toast when the network is lost and when it is back; each replaces the other. Returns a function that stops it. */
export function notifyConnection(): () => void {
  let toastId = '';

  const handleOffline = () => show({ type: 'warning', message: copy.offline });
  const handleOnline = () => show({ type: 'success', message: copy.online });

  function show(toast: Parameters<typeof showTransientToast>[0]) {
    dismissNotification(toastId);
    toastId = showTransientToast(toast);
  }

  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
  };
}
