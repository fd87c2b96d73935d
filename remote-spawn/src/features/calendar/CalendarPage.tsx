import { Suspense } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { seasonLandQuery, seasonSceneQuery } from '@emberclutch/web/api/season-scene.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { writeVariableCss } from '@emberclutch/web/theme/variables.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { pageMargin } from '@emberclutch/web/ui/layout/page-column.ts';
import { sidewaysBand } from '@emberclutch/web/ui/layout/sideways-band.ts';
import { copy as calendarCopy } from '../../platform/calendar/copy.ts';
import { CycleList } from '../../platform/calendar/CycleList.tsx';
import { findPhase, useCalendarTime } from '../../platform/calendar/find-phase.ts';
import { nameSeason } from '../../platform/calendar/name-season.ts';
import { useCalendarFiles } from '../../platform/calendar/use-calendar-files.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { StepSkeleton } from '../../platform/layout/StepSkeleton.tsx';
import { copy } from './copy.ts';

/** The seasons as lands, and all published cycles: the open, the next and later ones, and past ones, collapsed. */
export function CalendarPage({ page }: PageProps) {
  const files = useCalendarFiles();
  return (
    <Page title={page.title}>
      <PageHeading
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        actions={
          <Actions>
            <ButtonLink to={paths.spawn}>{copy.toSpawn}</ButtonLink>
            <ButtonLink variant="quiet" reloadDocument to={files.subscription}>
              {calendarCopy.subscribe}
            </ButtonLink>
            <ButtonLink variant="quiet" reloadDocument to={files.all}>
              {calendarCopy.download}
            </ButtonLink>
          </Actions>
        }
      />
      <ReadBoundary
        title={copy.failureTitle}
        messages={errorMessages}
        missing={<EmptyState title={copy.title}>{copy.missing}</EmptyState>}
      >
        <Suspense fallback={<StepSkeleton />}>
          <Cycles />
        </Suspense>
      </ReadBoundary>
    </Page>
  );
}

function Cycles() {
  const { data: cycles } = useSuspenseQuery(calendarQueries.cycles());
  const now = useCalendarTime(cycles);
  const hasPast = cycles.some((cycle) => findPhase(cycle, cycles, now) === 'past');
  return (
    <>
      <SeasonFrieze cycles={cycles} now={now} />
      <Columns>
        <Panel title={copy.now}>
          <CycleList cycles={cycles} phases={['open', 'next']} />
        </Panel>
        <Panel title={copy.later}>
          <CycleList cycles={cycles} phases={['later']} />
          {hasPast && (
            <Past>
              <summary>{copy.past}</summary>
              <CycleList cycles={cycles.toReversed()} phases={['past']} max={12} />
            </Past>
          )}
        </Panel>
      </Columns>
    </>
  );
}

/** The current and the announced seasons as lands, side by side across the window, each in its own colours. It scrolls sideways. */
function SeasonFrieze({ cycles, now }: { cycles: readonly CycleInfo[]; now: number }) {
  const seasons = listComingSeasons(cycles, now);
  if (seasons.length === 0) return null;
  return (
    // Focusable, so that the arrow keys scroll it.
    <Frieze role="region" aria-label={copy.frieze} tabIndex={0}>
      <ol>
        {seasons.map((season) => (
          <SeasonItem key={season.opensAt} season={season} isCurrent={season.opensAt <= now} />
        ))}
      </ol>
    </Frieze>
  );
}

interface SeasonItemProps {
  season: ReturnType<typeof listComingSeasons>[number];
  isCurrent: boolean;
}

function SeasonItem({ season: { season, age, opensAt, closesAt }, isCurrent }: SeasonItemProps) {
  const name = toKnownSeason(season);
  const { data: scene } = useQuery(seasonSceneQuery(name, age ?? 0));
  const { data: ground } = useQuery(seasonLandQuery(name, age ?? 0));
  return (
    <Land className={pageClasses.season(name)} data-current={isCurrent || undefined}>
      {scene && ground && (
        <div aria-hidden="true">
          <div dangerouslySetInnerHTML={{ __html: scene.sky }} />
          <div dangerouslySetInnerHTML={{ __html: ground.land }} />
        </div>
      )}
      <TextBlock>
        <strong>{nameSeason(season, age)}</strong>
        <span>
          <span>{isCurrent ? copy.until : copy.from}</span>{' '}
          <DateTime at={isCurrent ? closesAt : opensAt} precision="day" />
        </span>
      </TextBlock>
    </Land>
  );
}

/** The seasons of chronological cycles that have not ended at `now`, with their first opening and last closing, in epoch seconds. */
function listComingSeasons(cycles: readonly CycleInfo[], now: number) {
  const seasons = Map.groupBy(cycles, ({ season, age }) => `${season} ${age}`);
  return [...seasons.values()].flatMap((seasonCycles) => {
    const [first] = seasonCycles;
    const closesAt = seasonCycles.at(-1)?.closesAt ?? 0;
    if (!first || closesAt <= now) return [];
    return [{ season: first.season, age: first.age, opensAt: first.opensAt, closesAt }];
  });
}

const Columns = styled.div`
  display: grid;
  gap: ${space.l} clamp(24px, 4vw, 72px);
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Past = styled.details`
  padding-top: ${space.m};
  border-top: 3px double ${color.rule};

  > summary {
    color: ${color.inkSoft};
    cursor: pointer;
  }
`;

/** On a phone the actions fill the width of the page in two rows. */
const Actions = styled.div`
  display: contents;

  @media ${media.phone} {
    > a {
      flex-grow: 1;
    }
    > :first-child {
      flex-basis: 100%;
    }
    > a + a {
      padding-inline: ${space.xs};
      font-size: ${size.xs};
    }
  }
`;

const Frieze = styled.div`
  ${sidewaysBand}
  margin-bottom: ${space.l};

  ol {
    display: flex;
    min-width: 100%;
    width: max-content;
  }
`;

/** Follows the page's mode, which is known before hydration. The current season is twice as wide. */
const Land = styled.li`
  ${writeVariableCss('&', `.${pageClasses.dark} &`)}
  position: relative;
  flex: 1 0 clamp(230px, 24vw, 420px);
  height: clamp(190px, 22vw, 320px);
  overflow: hidden;
  color: ${color.ink};
  background: linear-gradient(${color.wash}, ${color.page} 70%, ${color.secondWash});
  border-bottom: 3px double ${color.rule};

  & + & {
    border-left: 1px solid ${color.rule};
  }
  &:first-child > p {
    left: calc(max(50vw - 720px, 0px) + ${pageMargin});
  }
  &[data-current] {
    flex-grow: 2;
    flex-basis: clamp(280px, 40vw, 760px);
  }
  > div {
    position: absolute;
    inset: 0;
  }
  > div > div {
    position: absolute;
    inset: 0 0 auto;
    height: 78%;
  }
  > div > div + div {
    inset: auto 0 0;
    height: 44%;
  }
  svg {
    width: 100%;
    height: 100%;
  }
  @media (forced-colors: active), print {
    height: auto;
    min-height: 88px;
    color: inherit;
    background: none;

    > div {
      display: none;
    }
    /* Paper is light, even on a dark page. */
    > p :is(strong, span) {
      color: inherit;
    }
  }
`;

const TextBlock = styled.p`
  position: absolute;
  top: ${space.s};
  left: ${space.m};
  display: grid;

  strong {
    color: ${color.accent};
    font-family: ${font.display};
    font-size: ${size.xl};
    font-weight: inherit;
    line-height: 1.15;
  }
  span {
    color: ${color.ink};
    font-size: ${size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
