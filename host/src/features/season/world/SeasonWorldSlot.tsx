import { startTransition, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { waitUntilIdle } from '../../../platform/loading/wait-until-idle.ts';
import { Land } from './Land.tsx';
import type { SeasonWorld } from './SeasonWorld.tsx';

type Props = ComponentProps<typeof SeasonWorld>;

const loadWorld = async () =>
  (await import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx')).SeasonWorld;

/** Shown until a part has loaded, or if it fails to load. */
const placeholders = { sky: null, land: <Land /> };

const worlds = {
  sky: createLazyComponent<Props>(loadWorld),
  land: createLazyComponent<Props>(loadWorld, {
    pending: placeholders.land,
    fallback: placeholders.land,
  }),
};

/** The decoration of the season above or below a page, fetched once the browser is idle. */
export function SeasonWorldSlot({ part }: Props) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => void waitUntilIdle().then(() => startTransition(() => setIsIdle(true))), []);
  const LazyWorld = worlds[part];
  return isIdle ? <LazyWorld part={part} /> : placeholders[part];
}
