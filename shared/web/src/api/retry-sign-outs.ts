import { pendingSignOuts } from '@emberclutch/web/state';
import { finishSignOuts } from './finish-sign-outs.ts';

/** The browser sends no `online` event when a server recovers. */
const intervalMs = 60_000;

/** Finishes sign-outs that did not reach the server: now, when the connection is back, and every minute. Returns a function that stops the retries. */
export function retrySignOuts(onFinished?: () => void): () => void {
  const retry = async () => {
    if (pendingSignOuts().length > 0 && (await finishSignOuts())) onFinished?.();
  };
  const handleRetry = () => void retry();
  handleRetry();
  window.addEventListener('online', handleRetry);
  const timer = setInterval(handleRetry, intervalMs);
  return () => {
    window.removeEventListener('online', handleRetry);
    clearInterval(timer);
  };
}
