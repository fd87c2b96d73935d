import { startTransition, useEffect, useState } from 'react';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { waitUntilIdle } from '../../../platform/loading/wait-until-idle.ts';
import { Land } from './Land.tsx';

const loadWorld = () => import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx');

const SeasonSky = createLazyComponent(async () => (await loadWorld()).SeasonSky);

const SeasonLand = createLazyComponent(async () => (await loadWorld()).SeasonLand, {
  pending: <Land />,
  fallback: <Land />,
});

/** The sky of the season above a page, fetched once the browser is idle. */
export const SeasonSkySlot = () => useIsIdle() && <SeasonSky />;

/** The land of the season below a page, fetched once the browser is idle. Its space is reserved from the start. */
export const SeasonLandSlot = () => (useIsIdle() ? <SeasonLand /> : <Land />);

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => void waitUntilIdle().then(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
