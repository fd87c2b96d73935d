import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { Page } from '@emberclutch/shared/ui/Page';
import { Hero } from './Hero.tsx';
import { GoldenEggs } from './GoldenEggs.tsx';
import { GrownDragon } from './GrownDragon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestEggs } from './NewestEggs.tsx';
import { Promises } from './Promises.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { Totals } from './Totals.tsx';

/** The home page. */
export function HomePage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <Hero />
      <SeasonSummary />
      <HowItWorks />
      <NewestEggs />
      <GoldenEggs />
      <Promises />
      <Totals />
      <GrownDragon />
    </Page>
  );
}
