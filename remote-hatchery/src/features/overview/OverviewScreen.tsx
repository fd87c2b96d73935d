import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { copy } from '../../copy.ts';
import { EggBrowser } from '../list/EggBrowser.tsx';
import { Totals } from './Totals.tsx';

/** `/hatchery` and `/community` show the same (specification, section 2). */
export function OverviewScreen() {
  return (
    <Page title={copy.overview.title}>
      <PageHeading eyebrow={copy.overview.eyebrow} title={copy.overview.title} lead={copy.overview.lead} />
      <Totals />
      <EggBrowser list="all" />
    </Page>
  );
}
