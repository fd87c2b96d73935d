import { startTransition, useEffect, useState } from 'react';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { waitUntilIdle } from '../../../platform/loading/wait-until-idle.ts';
import { Land } from './Land.tsx';
import type { Part } from './SeasonWorld.tsx';

const loadWorld = async () =>
  (await import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx')).SeasonWorld;

/** Shown until a part has loaded, or if it fails to load. */
const placeholders = { sky: null, land: <Land /> };

const worlds = {
  sky: createLazyComponent<{ part: Part }>(loadWorld),
  land: createLazyComponent<{ part: Part }>(loadWorld, {
    pending: placeholders.land,
    fallback: placeholders.land,
  }),
};

/** The world of the season around a page. It is decorative, so it is fetched once the page is interactive and the browser is idle. */
export function SeasonWorldSlot({ part }: { part: Part }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => void waitUntilIdle().then(() => startTransition(() => setIsIdle(true))), []);
  const SeasonWorld = worlds[part];
  return isIdle ? <SeasonWorld part={part} /> : placeholders[part];
}
