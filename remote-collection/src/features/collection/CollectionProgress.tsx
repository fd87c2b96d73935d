import { styled } from 'styled-components';
import { Element } from '@emberclutch/shared/contract/asset';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';
import { copy } from './copy.ts';

/** Which houses of which seasons the collection has, with its gaps. Each figure shows the assets that it counts. */
export function CollectionProgress({ assets }: { assets: readonly AssetInfo[] }) {
  const countOf = (season: string, house: Element) =>
    assets.filter(({ dragon }) => dragon?.spawn === season && dragon.house === house).length;
  const places = SpawnSeason.options.flatMap((season) =>
    Element.options.map((house) => countOf(season, house)),
  );
  const filled = places.filter((count) => count > 0).length;

  return (
    <Fold>
      <summary>{copy.progress.summary(filled, places.length)}</summary>
      <Panel as="div">
        <Matrix>
          <caption>{copy.progress.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.columns.season}</th>
              {Element.options.map((house) => (
                <th key={house} scope="col">
                  {copy.elements[house]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SpawnSeason.options.map((season) => (
              <tr key={season}>
                <th scope="row">{seasonTitle(season)}</th>
                {Element.options.map((house) => (
                  <td key={house}>
                    <Place season={season} house={house} count={countOf(season, house)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Matrix>
      </Panel>
    </Fold>
  );
}

interface PlaceProps {
  season: SpawnSeason;
  house: Element;
  count: number;
}

function Place({ season, house, count }: PlaceProps) {
  if (count === 0) return <Gap>{copy.progress.gap}</Gap>;
  const search = new URLSearchParams({ season: season.toLowerCase(), house: house.toLowerCase() });
  return (
    <Link
      to={`${paths.myCollection}?${search}`}
      aria-label={copy.progress.place(count, seasonTitle(season), copy.house(house))}
    >
      {wholeNumber(count)}
    </Link>
  );
}

const Fold = styled.details`
  margin-bottom: ${({ theme }) => theme.space.l};

  summary {
    padding: ${({ theme }) => theme.space.xs} 0;
    cursor: pointer;
  }
`;

const Matrix = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkSoft};
    text-align: left;
  }
  th {
    font-weight: ${({ theme }) => theme.weight.medium};
    text-align: left;
  }
  thead th + th {
    text-align: center;
  }
  tbody td {
    border: 1px solid ${({ theme }) => theme.color.rule};
    text-align: center;
  }
  a,
  span {
    display: grid;
    place-content: center;
    min-height: 40px;
  }
  a {
    background: ${({ theme }) => theme.color.accentSoft};
  }
`;

const Gap = styled.span`
  color: ${({ theme }) => theme.color.inkFaint};
`;
