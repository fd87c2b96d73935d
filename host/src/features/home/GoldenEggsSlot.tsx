import { useIsLive } from '../../platform/hydration/use-is-live.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';

const GoldenEggs = lazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './GoldenEggs.tsx')).GoldenEggs,
);

/** Its chunk is not awaited by the first view, which it is below. */
export const GoldenEggsSlot = () => useIsLive() && <GoldenEggs />;
