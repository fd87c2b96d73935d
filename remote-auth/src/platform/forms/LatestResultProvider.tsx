import { createContext, use, useId, useState } from 'react';
import type { ReactNode } from 'react';

interface LatestResult {
  /** Id of the component or mutation that acted last; null before the first action. */
  owner: string | null;
  message: string;
}

type LatestResultState = readonly [LatestResult, (latest: LatestResult) => void];

const noResult: LatestResult = { owner: null, message: '' };

const LatestResultContext = createContext<LatestResultState | null>(null);

/** Lets all actions below it show one result at a time: see `useLatestResult`. */
export function LatestResultProvider({ children }: { children: ReactNode }) {
  return <LatestResultContext value={useState(noResult)}>{children}</LatestResultContext>;
}

/** Shows the result of an action until another action below the same provider begins. Without a provider, an action is independent. */
export function useLatestResult() {
  const owner = useId();
  const ownState = useState(noResult);
  const [latest, setLatest] = use(LatestResultContext) ?? ownState;
  const isLatest = latest.owner === owner;
  return {
    isLatest,
    message: isLatest ? latest.message : '',
    /** To be called when an action begins, and when it fails. */
    claim: () => setLatest({ owner, message: '' }),
    report: (message: string) => setLatest({ owner, message }),
  };
}
