import type { ComponentProps } from 'react';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { RunningSeasonFoot } from '../season/RunningSeasonFoot.tsx';

/** A whole page that says that its subject is missing. */
export const EmptyPedestalPage = (props: ComponentProps<typeof EmptyPedestalSpread>) => (
  <Page title={props.title}>
    <EmptyPedestalSpread foot={<RunningSeasonFoot />} {...props} />
  </Page>
);
