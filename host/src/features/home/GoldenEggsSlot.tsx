import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';

const GoldenEggs = lazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './GoldenEggs.tsx')).GoldenEggs,
);

/** Fetched once the page is hydrated: it is below the first view. */
export const GoldenEggsSlot = () => useIsHydrated() && <GoldenEggs />;
