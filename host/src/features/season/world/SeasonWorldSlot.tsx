import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useIsSlotShown } from '../../../platform/hydration/use-is-slot-shown.ts';
import type { Part } from './SeasonWorld.tsx';

const SeasonWorld = lazyComponent<{ part: Part }>(
  async () => (await import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx')).SeasonWorld,
);

/** The world of the season around a page, fetched once the page can be used: it decorates. */
export const SeasonWorldSlot = ({ part }: { part: Part }) => useIsSlotShown() && <SeasonWorld part={part} />;
