import type { ComponentProps } from 'react';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';

/** A page without its subject, as a page of its own. */
export const EmptyPedestalPage = (props: ComponentProps<typeof EmptyPedestalSpread>) => (
  <Page title={props.title}>
    <EmptyPedestalSpread {...props} />
  </Page>
);
