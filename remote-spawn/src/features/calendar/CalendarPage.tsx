import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy as calendarCopy } from '../../platform/calendar/copy.ts';
import { CycleList } from '../../platform/calendar/CycleList.tsx';
import { findPhase } from '../../platform/calendar/find-phase.ts';
import { useCalendarFiles } from '../../platform/calendar/use-calendar-files.ts';
import { useCalendarTime } from '../../platform/calendar/use-calendar-time.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { StepSkeleton } from '../../platform/layout/StepSkeleton.tsx';
import { copy } from './copy.ts';
import { SeasonFrieze } from './SeasonFrieze.tsx';

/**
 * The seasons as lands, and all published cycles: the open and the next one, later ones with reminder and calendar file, and past
 * ones, collapsed.
 */
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
      <SeasonFrieze cycles={cycles} />
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
