import { useQuery } from '@tanstack/react-query';
import { goldenEggQueries } from '@emberclutch/shared/api/golden-assets';
import { paths } from '@emberclutch/shared/routing/paths';
import { copy } from '../../copy.ts';
import { EggRow, eggsInRow } from './EggRow.tsx';

/** The rare ones. A world may have none, and a page that waits for them would promise some. */
export function Golden() {
  const { data } = useQuery(goldenEggQueries.newest(eggsInRow));
  if (!data || data.assets.length === 0) return null;
  return (
    <EggRow
      id="golden"
      title={copy.home.golden}
      lead={copy.home.goldenLead}
      eggs={data.assets}
      more={{ to: `${paths.allEggs}?golden=true`, label: copy.home.goldenMore }}
    />
  );
}
