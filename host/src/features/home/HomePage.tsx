import { metricsQueries } from '../../platform/api/metrics.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { Hero } from './Hero.tsx';
import { GoldenEggsSlot } from './GoldenEggsSlot.tsx';
import { GrownDragon } from './GrownDragon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PanoramaSlot } from './PanoramaSlot.tsx';
import { Promises } from './Promises.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { Totals } from './Totals.tsx';

/** Data of the sections. */
const reads = [metricsQueries.now().queryKey];

export function HomePage({ page }: PageProps) {
  return <Page title={page.title}>{sections}</Page>;
}

/** One element: were they rendered again while chunks of a rendered page are loading, React would drop the HTML of those. */
const sections = (
  <>
    <Hero />
    <SeasonSummary />
    <RetryStatus of={reads} />
    <PanoramaSlot />
    <HowItWorks />
    <Promises />
    <GoldenEggsSlot />
    <Totals />
    <GrownDragon />
  </>
);
