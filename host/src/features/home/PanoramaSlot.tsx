import { useIsLive } from '../../platform/hydration/use-is-live.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';

const Panorama = lazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './Panorama.tsx')).Panorama,
);

/** Its chunk is not awaited by the first view, which it is below. */
export const PanoramaSlot = () => useIsLive() && <Panorama />;
