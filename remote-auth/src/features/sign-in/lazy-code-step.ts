import { lazy } from 'react';

/** The second step is fetched while its code is on the way. */
export const loadCodeStep = () => import('./CodeStep.tsx');

/** To be kept in a state, not in a module: a lazy component keeps a failure for ever. */
export const lazyCodeStep = () => lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));
