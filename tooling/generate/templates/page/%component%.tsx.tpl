import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { copy } from './copy.ts';

export function %component%() {
  return (
    <Page title={copy.title}>
      <PageHeading title={copy.title} />
    </Page>
  );
}
