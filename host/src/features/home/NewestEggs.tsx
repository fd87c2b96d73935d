import { useQuery } from '@tanstack/react-query';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './copy.ts';
import { EggRow, eggsInRow } from './EggRow.tsx';

/** The newest eggs. Renders nothing if there are no eggs or the request fails. */
export function NewestEggs() {
  const { data, isError } = useQuery(newestEggQueries.sealed(eggsInRow));
  if (isError || data?.assets.length === 0) return null;
  return (
    <EggRow
      id="newest"
      title={copy.newest}
      eggs={data?.assets}
      more={{ to: paths.allEggs, label: copy.newestMore }}
    />
  );
}
