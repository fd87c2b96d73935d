import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { metricsQueries } from '../../platform/api/metrics.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { eggsInRow } from './EggRow.tsx';
import { Hero } from './Hero.tsx';
import { GoldenEggs } from './GoldenEggs.tsx';
import { GrownDragon } from './GrownDragon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestEggs } from './NewestEggs.tsx';
import { Promises } from './Promises.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { Totals } from './Totals.tsx';

/** Data of the sections. */
const reads = [
  newestEggQueries.sealed(eggsInRow).queryKey,
  newestEggQueries.golden(eggsInRow).queryKey,
  metricsQueries.now().queryKey,
];

/** The home page. */
export function HomePage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <Hero />
      <SeasonSummary />
      <RetryStatus of={reads} />
      <HowItWorks />
      <NewestEggs />
      <GoldenEggs />
      <Promises />
      <Totals />
      <GrownDragon />
    </Page>
  );
}
