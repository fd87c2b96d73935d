import { useQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from '../../copy.ts';
import { EggRow, eggsInRow } from './EggRow.tsx';

/** The last to come. Where the world is empty or silent, the page goes on without it. */
export function Newest() {
  const { data, isError } = useQuery(assetQueries.newest(eggsInRow));
  if (isError || data?.assets.length === 0) return null;
  return (
    <EggRow
      id="newest"
      title={copy.home.newest}
      eggs={data?.assets}
      more={{ to: paths.allEggs, label: copy.home.newestMore }}
    />
  );
}
