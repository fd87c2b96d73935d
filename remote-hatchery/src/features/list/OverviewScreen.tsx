import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Comparable } from '@emberclutch/web/ui/compare/Comparable.tsx';
import { CompareDock } from '@emberclutch/web/ui/compare/CompareDock.tsx';
import { Page } from '@emberclutch/web/ui/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/PageHeading.tsx';
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
