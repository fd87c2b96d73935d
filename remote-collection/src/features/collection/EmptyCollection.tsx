import { useQuery } from '@tanstack/react-query';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { StoredSeasonFoot } from '@emberclutch/web/ui/asset/StoredSeasonFoot.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { copy } from './copy.ts';

/** Leads to the spawn page, or to the calendar while no cycle is open, where the provider has one. */
export function EmptyCollection() {
  const { data: season } = useQuery(seasonQueries.current());
  const isClosed = season?.isSpawnCycleActive === false;
  const { data: cycles = [] } = useQuery({ ...calendarQueries.cycles(), enabled: isClosed });
  const { title, text, action, closed, opens, calendar } = copy.empty;
  if (!isClosed || cycles.length === 0)
    return (
      <EmptyState
        title={title}
        action={<ButtonLink to={paths.spawn}>{action}</ButtonLink>}
        foot={<StoredSeasonFoot />}
      >
        {text}
      </EmptyState>
    );
  const opensAt = season.spawnCycleStart;
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to={paths.seasons}>{calendar}</ButtonLink>}
      foot={<StoredSeasonFoot />}
    >
      <p>{closed}</p>
      {opensAt && (
        <p>
          {opens}
          <DateTime at={opensAt} />.
        </p>
      )}
    </EmptyState>
  );
}
