import { notifyInPassing } from '@emberclutch/shared/state';
import { copy } from './copy.ts';

/** Says in passing that the network has gone, and that it is back. @returns ends that */
export function tellConnection(): () => void {
  const handleOffline = () => notifyInPassing({ type: 'warning', message: copy.offline });
  const handleOnline = () => notifyInPassing({ type: 'success', message: copy.online });
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
  };
}
