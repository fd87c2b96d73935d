import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useIsSlotShown } from '../../../platform/hydration/use-is-slot-shown.ts';
import { Land } from './Land.tsx';
import type { Part } from './SeasonWorld.tsx';

const loadWorld = async () =>
  (await import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx')).SeasonWorld;

/** What stands for a part until it is loaded, or where it cannot be loaded. */
const places = { sky: null, land: <Land /> };

const worlds = {
  sky: lazyComponent<{ part: Part }>(loadWorld),
  land: lazyComponent<{ part: Part }>(loadWorld, { pending: places.land, fallback: places.land }),
};

/** The world of the season around a page, fetched once the page can be used: it decorates. */
export function SeasonWorldSlot({ part }: { part: Part }) {
  const isShown = useIsSlotShown();
  const SeasonWorld = worlds[part];
  return isShown ? <SeasonWorld part={part} /> : places[part];
}
