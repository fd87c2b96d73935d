import { newestEggQueries } from '@emberclutch/shared/api/newest-eggs';
import { metricsQueries } from '@emberclutch/shared/api/metrics';
import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { Page } from '@emberclutch/shared/ui/Page';
import { RetryStatus } from '@emberclutch/shared/ui/RetryStatus';
import { eggsInRow } from './EggRow.tsx';
import { Hero } from './Hero.tsx';
import { GoldenEggs } from './GoldenEggs.tsx';
import { GrownDragon } from './GrownDragon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestEggs } from './NewestEggs.tsx';
import { Promises } from './Promises.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { Totals } from './Totals.tsx';

/** What the sections of the page read. */
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
