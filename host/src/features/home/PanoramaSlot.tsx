import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';

const Panorama = lazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './Panorama.tsx')).Panorama,
);

/** Fetched once the page is hydrated: it is below the first view. */
export const PanoramaSlot = () => useIsHydrated() && <Panorama />;
