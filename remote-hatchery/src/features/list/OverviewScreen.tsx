import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { EggBrowser } from './EggBrowser.tsx';
import { Totals } from './Totals.tsx';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewScreen({ page: { title, head } }: PageProps) {
  return (
    <Page title={title}>
      {head && <PageHeading {...head} />}
      <Totals />
      <EggBrowser list="all" />
    </Page>
  );
}
