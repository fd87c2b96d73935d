import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { MetricsInfo } from '@emberclutch/contract/asset/metrics.ts';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Link } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { rendered } from '@emberclutch/web/state';
import { color, media, space, size, font } from '@emberclutch/web/theme/tokens.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { formatCountOrDash } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { metricsQueries } from '../../platform/api/metrics.ts';
import { useIsAuthenticated } from '../../platform/hydration/use-is-authenticated.ts';
import { createLazyComponent } from '../../platform/loading/create-lazy-component.tsx';
import { IllustrationFigure } from '../../platform/ui/IllustrationFigure.tsx';
import { PageHero } from '../../platform/ui/PageHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { fullBleed, Section, SectionTitle } from './Section.ts';
import { copy } from './copy.ts';
import flight from './illustrations/flight.svg';
import hatching from './illustrations/hatching.svg';

const queryKeys = [metricsQueries.now().queryKey];

export function HomePage({ page }: PageProps) {
  return <Page title={page.title}>{sections}</Page>;
}

const Panorama = createLazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './Panorama.tsx')).Panorama,
);

const GoldenEggs = createLazyComponent(
  async () => (await import(/* webpackChunkName: "later-sections" */ './GoldenEggs.tsx')).GoldenEggs,
);

/** Sections from a separate chunk, so that the first view does not wait for them. */
const PanoramaSlot = () => useIsLive() && <Panorama />;
const GoldenEggsSlot = () => useIsLive() && <GoldenEggs />;

/** Whether the page can show live data: false while a page that was prerendered without data is being hydrated. */
const useIsLive = (): boolean => useHydratedValue(true, rendered.at !== null);

function Promises() {
  return (
    <Section aria-labelledby="hold-us-to">
      <SectionTitle id="hold-us-to">{copy.promisesTitle}</SectionTitle>
      <Columns>
        {copy.promises.map(({ title, body, more }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
            <Link to={proofs[index] ?? paths.about}>{more}</Link>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** The page that proves each promise, in the order of the copy. */
const proofs = [`${paths.whitepaper}#check`, `${paths.about}#promises`, paths.hatching];

const Columns = styled.ul`
  display: grid;
  gap: clamp(24px, 3vw, 48px);

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    padding-left: ${space.l};
    border-left: 3px double ${color.rule};
  }
  p {
    margin: ${space.xs} 0 ${space.s};
    color: ${color.inkSoft};
  }
`;

/** The closing section: the specimen of the hero, hatched. */
function GrownDragon() {
  return (
    <GrownDragonLayout aria-labelledby="grown">
      <IllustrationFigure
        src={flight}
        alt={copy.grownAlt}
        number={copy.grownNumber}
        caption={copy.grownCaption}
      />
      <div>
        <h2 id="grown">{copy.grownTitle}</h2>
        <p>{copy.grownLead}</p>
        <PrimaryCta />
      </div>
    </GrownDragonLayout>
  );
}

const GrownDragonLayout = styled.section`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  align-items: center;
  padding-block: clamp(32px, 5vw, 64px);
  margin-top: clamp(48px, 7vw, 96px);
  ${fullBleed}
  background: linear-gradient(100deg, ${color.wash}, ${color.secondWash});
  border-block: 3px double ${color.rule};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);

    > figure {
      margin-inline: 0 auto;
    }
  }

  h2 {
    max-width: 14ch;
    font-size: ${size.xxl};
  }
  p {
    max-width: 46ch;
    margin: ${space.m} 0 ${space.l};
  }
`;

function Hero() {
  return (
    <PageHero size="l" eyebrow={copy.eyebrow} title={copy.headline} lead={copy.lead} figure={<HeroFigure />}>
      <HeroActions>
        <PrimaryCta />
        <ButtonLink size="l" variant="quiet" to={paths.community}>
          {copy.browse}
        </ButtonLink>
      </HeroActions>
    </PageHero>
  );
}

const illustration = (
  <IllustrationFigure
    src={hatching}
    alt={copy.figureAlt}
    number={copy.figureNumber}
    caption={copy.figureCaption}
    size="l"
    isAboveFold
  />
);

const LivingHero = createLazyComponent<{ illustration: ReactNode }>(
  async () => (await import(/* webpackChunkName: "later-sections" */ './LivingHero.tsx')).LivingHero,
  { pending: illustration, fallback: illustration },
);

/** An egg of this world, or the static illustration while a page without live data is being hydrated. */
const HeroFigure = () => (useIsLive() ? <LivingHero illustration={illustration} /> : illustration);

const HeroActions = styled(ActionRow)`
  margin-top: ${space.xl};

  @media ${media.phone} {
    display: grid;
    margin-top: ${space.l};
  }
`;

const shownMetrics = [
  'primalDragons',
  'primalEggs',
  'goldenEggs',
  'gatewayKeys',
  'users',
] as const satisfies (keyof MetricsInfo)[];

const refetchIntervalMs = 60_000;

/** Five public totals. A dash stands for a total that could not be read. */
function Totals() {
  const { data, isPending } = useQuery({ ...metricsQueries.now(), refetchInterval: refetchIntervalMs });
  const counts = useDeferredValue(data);
  return (
    <Section aria-labelledby="totals" {...(counts ? {} : requiresScript)}>
      <SectionTitle id="totals">{copy.totals}</SectionTitle>
      <Counts aria-busy={isPending}>
        {shownMetrics.map((metric) => (
          <div key={metric}>
            <dt>{copy.counts[metric]}</dt>
            <dd>{formatCountOrDash(counts?.[metric])}</dd>
          </div>
        ))}
      </Counts>
    </Section>
  );
}

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(${shownMetrics.length}, minmax(0, 1fr));

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: ${space.xs};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-family: ${font.display};
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
`;

/** A constant element: if the sections rendered again while chunks of a page are loading, React would drop the HTML of the edge. */
const sections = (
  <>
    <Hero />
    <SeasonSummary />
    <RetryStatus queryKeys={queryKeys} />
    <PanoramaSlot />
    <HowItWorks />
    <Promises />
    <GoldenEggsSlot />
    <Totals />
    <GrownDragon />
  </>
);

function PrimaryCta() {
  const isAuthenticated = useIsAuthenticated();
  return (
    <ButtonLink size="l" to={isAuthenticated ? paths.myCollection : paths.register}>
      {isAuthenticated ? copy.myCollection : copy.register}
    </ButtonLink>
  );
}
