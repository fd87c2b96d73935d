import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Comparable } from '@emberclutch/web/ui/asset/compare/Comparable.tsx';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { EggBrowser } from './EggBrowser.tsx';
import { Totals } from './Totals.tsx';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewPage({ page: { title, head } }: PageProps) {
  return (
    <Comparable path={paths.hatchery}>
      <Page title={title}>
        {head && <PageHeading {...head} actions={<Totals />} />}
        <EggBrowser list="all" />
        <CompareDock path={paths.hatchery} />
      </Page>
    </Comparable>
  );
}
