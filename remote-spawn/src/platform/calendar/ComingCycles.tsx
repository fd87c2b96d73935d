import { useQuery } from '@tanstack/react-query';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { StepActions } from '../layout/StepActions.ts';
import { CycleList } from './CycleList.tsx';
import { copy } from './copy.ts';
import type { Phase } from './find-phase.ts';
import { useCalendarFiles } from './use-calendar-files.ts';

interface Props {
  phases?: readonly Phase[];
}

/** The next cycles, shown beside a screen that has nothing to buy. Renders nothing if the provider has no calendar. */
export function ComingCycles({ phases = ['next', 'later'] }: Props) {
  const { data: cycles } = useQuery(calendarQueries.cycles());
  const files = useCalendarFiles();
  if (!cycles) return null;
  return (
    <Panel as="aside" title={copy.title}>
      <CycleList cycles={cycles} phases={phases} max={3} />
      <StepActions>
        <ButtonLink variant="quiet" size="s" to={paths.seasons}>
          {copy.all}
        </ButtonLink>
        <ButtonLink variant="quiet" size="s" reloadDocument to={files.subscription}>
          {copy.subscribe}
        </ButtonLink>
      </StepActions>
    </Panel>
  );
}
