import type { ComponentProps } from 'react';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { createLazyComponent } from '../loading/create-lazy-component.tsx';

/** A page that cannot show its subject, with the plants of the season around an empty pedestal. */
export const EmptyPedestalPage = (props: ComponentProps<typeof EmptyPedestalSpread>) => (
  <Page title={props.title}>
    <EmptyPedestalSpread foot={<Foot />} {...props} />
  </Page>
);

const CurrentSeasonPlants = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "season-foot" */ '../season/CurrentSeasonPlants.tsx'))
      .CurrentSeasonPlants,
);

/** Not in the first scripts of every page, because it is only decorative. */
const Foot = () => useIsHydrated() && <CurrentSeasonPlants />;
