import { createContext, useState } from 'react';
import type { ReactNode } from 'react';

interface LatestResult {
  /** Id of the component that has acted last; null before the first action. */
  owner: string | null;
  /** Its message; empty while its action is pending or if it shows an error. */
  message: string;
}

type LatestResultState = readonly [LatestResult, (latest: LatestResult) => void];

const nothing: LatestResult = { owner: null, message: '' };

export const LatestResultContext = createContext<LatestResultState>([nothing, () => undefined]);

/** Lets all parts of a tab show one result at a time: see `useLatestResult`. */
export function LatestResultProvider({ children }: { children: ReactNode }) {
  return <LatestResultContext value={useState(nothing)}>{children}</LatestResultContext>;
}
