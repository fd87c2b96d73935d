import { dismissNotification, showTransientToast } from '@emberclutch/shared/state';
import { copy } from './background-copy.ts';

/** Says in passing that the network has gone, and that it is back: the last word only. @returns ends that */
export function notifyConnection(): () => void {
  let said = '';

  const handleOffline = () => say({ type: 'warning', message: copy.offline });
  const handleOnline = () => say({ type: 'success', message: copy.online });

  function say(aside: Parameters<typeof showTransientToast>[0]) {
    dismissNotification(said);
    said = showTransientToast(aside);
  }

  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
  };
}
