import { lazy } from 'react';

/** Loads the second step, while the provider sends the code. */
export const loadCodeStep = () => import('./CodeStep.tsx');

/** Create it in state, not in a module: a lazy component remembers a failed load, so Retry needs a new one. */
export const lazyCodeStep = () => lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));
