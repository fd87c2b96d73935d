import { useQuery } from '@tanstack/react-query';
import { newestEggQueries } from '../../platform/api/newest-eggs.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './copy.ts';
import { EggRow } from './EggRow.tsx';

/** The newest golden eggs. Nothing is shown while they load, because a world may have none. */
export function GoldenEggs() {
  const { data } = useQuery(newestEggQueries.golden());
  if (!data || data.assets.length === 0) return null;
  return (
    <EggRow
      id="golden"
      title={copy.golden}
      lead={copy.goldenLead}
      eggs={data.assets}
      more={{ to: `${paths.allEggs}?golden=true`, label: copy.goldenMore }}
    />
  );
}
