import { use, useId } from 'react';
import { LatestResultContext } from './LatestResultProvider.tsx';

/**
 * One result at a time: the message or error of an action is shown until another action begins, wherever in the tab. An
 * action that fails late takes the place back, so that no error is lost.
 */
export function useLatestResult() {
  const owner = useId();
  const [latest, setLatest] = use(LatestResultContext);
  const isLatest = latest.owner === owner;
  return {
    isLatest,
    message: isLatest ? latest.message : '',
    /** Call it when an action begins, and when it fails. */
    claim: () => setLatest({ owner, message: '' }),
    report: (message: string) => setLatest({ owner, message }),
  };
}
