import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { color, media, space, motion } from '@emberclutch/web/theme/tokens.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { SeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { spawnedAssetQueries } from '../../../platform/api/spawned-assets.ts';
import { stepCopy } from '../copy.ts';

interface Props {
  eyebrow?: string;
  title: string;
  lead: string;
  pedestals: ReactNode;
  /** Places the eggs below the text, at the width of the column, instead of beside the text. */
  isStacked?: boolean;
}

/** A heading with eggs or dragons on pedestals, which stand on its rule. */
export function PedestalHeading({ eyebrow, title, lead, pedestals, isStacked }: Props) {
  return (
    <Heading data-stacked={isStacked}>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      {pedestals}
    </Heading>
  );
}

interface PedestalsProps {
  label: string;
  season?: SpawnSeason;
  /** Age of the season, whose plants grow around the pedestals. */
  age?: number | null;
  state: 'SEALED' | 'HATCHED';
}

/**
 * Shows the newest eggs or dragons of a season on their pedestals. If the season has none, as in the first minutes of its first cycle,
 * shows the newest of all seasons. Renders nothing if the provider has none.
 */
export function Pedestals({ label, season, age, state }: PedestalsProps) {
  const seasonQuery = useQuery(spawnedAssetQueries.newest(season, state));
  const isSeasonEmpty = season !== undefined && seasonQuery.data?.length === 0;
  const generalQuery = useQuery({ ...spawnedAssetQueries.newest(undefined, state), enabled: isSeasonEmpty });
  const { data: assets = [], isPending } = isSeasonEmpty ? generalQuery : seasonQuery;
  if (!isPending && assets.length === 0) return null;
  return (
    <Row aria-label={isSeasonEmpty ? stepCopy.newest : label}>
      {assets.map((asset, index) => (
        <li key={asset.id}>
          <Link to={paths.details(asset.id)}>
            <AssetPicture
              asset={asset}
              alt={`${formatAssetTitle(asset)}, No. ${formatSpecimenNumber(asset.id)}`}
              hasPriority
            />
            {season && state === 'SEALED' && <SeasonFoot season={season} age={age ?? 0} index={index} />}
          </Link>
        </li>
      ))}
    </Row>
  );
}

const Heading = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.l};
  border-bottom: 3px double ${color.rule};

  > header {
    margin-bottom: 0;
  }
  /* A heading without pedestals. */
  > header:last-child {
    padding-bottom: ${space.s};
  }
  > header p {
    text-wrap: balance;
  }
  @media ${media.wide} {
    &[data-stacked] > header > div:first-child {
      display: block;
    }
    &:where(:not([data-stacked])) {
      grid-template-columns: minmax(0, 1fr) clamp(360px, 42vw, 540px);
      align-items: end;
      gap: ${space.xl};

      > header {
        align-self: center;
      }
    }
  }
`;

/** The row keeps its height while it loads. The middle pedestal is in front. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1.2fr 1fr;
  align-items: end;
  aspect-ratio: 3.2 / 1.2;

  /* One or two items, for example just after a cycle has opened, take the middle and right columns. */
  li:first-child:nth-last-child(-n + 2) {
    grid-column: 2;
  }
  a {
    position: relative;
    display: block;
    transition: translate ${motion.calm};
  }
  a:hover {
    translate: 0 -4px;
  }
`;
