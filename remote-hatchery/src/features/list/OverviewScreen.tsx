import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { overviewHead } from '../../page-heads.ts';
import { EggBrowser } from './EggBrowser.tsx';
import { Totals } from './Totals.tsx';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewScreen() {
  return (
    <Page title={overviewHead.title}>
      <PageHeading {...overviewHead} />
      <Totals />
      <EggBrowser list="all" />
    </Page>
  );
}
