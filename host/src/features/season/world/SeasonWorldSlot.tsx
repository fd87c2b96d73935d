import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import type { Part } from './SeasonWorld.tsx';

const SeasonWorld = lazyComponent<{ part: Part }>(
  async () => (await import(/* webpackChunkName: "season-world" */ './SeasonWorld.tsx')).SeasonWorld,
);

/** The world of the season around a page, fetched once the page is hydrated: it decorates. */
export const SeasonWorldSlot = ({ part }: { part: Part }) => useIsHydrated() && <SeasonWorld part={part} />;
