import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { paths } from '@emberclutch/shared/routing/paths';
import { Comparable } from '@emberclutch/shared/ui/compare/Comparable';
import { CompareDock } from '@emberclutch/shared/ui/compare/CompareDock';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { EggBrowser } from './EggBrowser.tsx';
import { Totals } from './Totals.tsx';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewScreen({ page: { title, head } }: PageProps) {
  return (
    <Comparable path={paths.hatchery}>
      <Page title={title}>
        {head && <PageHeading {...head} />}
        <Totals />
        <EggBrowser list="all" />
        <CompareDock path={paths.hatchery} />
      </Page>
    </Comparable>
  );
}
