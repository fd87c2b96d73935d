import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dragonStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { Link } from '@emberclutch/web/routing';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';
import { color, font, media, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { copy } from '../copy.ts';
import { toCollectionAddress } from '../to-collection-address.ts';

interface Props {
  counts: SeasonCounts;
  onFollow: () => void;
}

/** The houses of one season by state. A count of zero is shown as an empty frame. */
export function SeasonTable({ counts: { season, count, houses }, onFollow }: Props) {
  const title = formatSeasonTitle(season);
  return (
    <Table>
      <caption>
        {count === 0 ? (
          title
        ) : (
          <FigureLink filters={{ season }} label={copy.progress.of(count, title)} onFollow={onFollow}>
            {title}
          </FigureLink>
        )}
        <Total>{formatWholeNumber(count)}</Total>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{copy.columns.house}</VisuallyHidden>
          </th>
          {dragonStates.map((state) => (
            <th key={state} scope="col">
              {copy.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {houses.map((row) => (
          <HouseRow key={row.house} season={season} row={row} onFollow={onFollow} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  season: SpawnSeason;
  row: SeasonCounts['houses'][number];
  onFollow: () => void;
}

function HouseRow({ season, row: { house, count, states }, onFollow }: RowProps) {
  const name = copy.elements[house];
  const labels = [formatSeasonTitle(season), copy.house(house)];
  return (
    <tr>
      <th scope="row">
        {count === 0 ? (
          name
        ) : (
          <FigureLink
            filters={{ season, house }}
            label={copy.progress.of(count, ...labels)}
            onFollow={onFollow}
          >
            {name}
          </FigureLink>
        )}
      </th>
      {states.map(({ state, count: stateCount }) => (
        <td key={state}>
          {stateCount === 0 ? (
            <Gap>
              <VisuallyHidden>{copy.progress.none}</VisuallyHidden>
            </Gap>
          ) : (
            <FigureLink
              filters={{ season, house, state }}
              label={copy.progress.of(stateCount, ...labels, copy.states[state])}
              onFollow={onFollow}
            >
              {formatWholeNumber(stateCount)}
            </FigureLink>
          )}
        </td>
      ))}
    </tr>
  );
}

interface FigureLinkProps {
  filters: Record<string, string>;
  /** Describes what the figure counts. */
  label: string;
  onFollow: () => void;
  children: ReactNode;
}

const FigureLink = ({ filters, label, onFollow, children }: FigureLinkProps) => (
  <Link to={toCollectionAddress(filters)} aria-label={label} onClick={onFollow}>
    {children}
  </Link>
);

type SeasonCounts = ReturnType<typeof countBySeason>[number];

/** Counts eggs and dragons by season, house and state. The counts of a house include assets of unknown state. */
export function countBySeason(assets: readonly AssetInfo[]) {
  const counts = new Map<string, number>();
  const add = (...key: string[]) => counts.set(key.join(), (counts.get(key.join()) ?? 0) + 1);
  for (const { assetState, dragon } of assets) {
    const { spawn, house } = dragon ?? {};
    if (!spawn) continue;
    add(spawn);
    if (house) add(spawn, house);
    if (house && assetState) add(spawn, house, assetState);
  }
  const readCount = (...key: string[]) => counts.get(key.join()) ?? 0;

  return spawnSeasons.map((season) => ({
    season,
    count: readCount(season),
    houses: elements.map((house) => ({
      house,
      count: readCount(season, house),
      states: dragonStates.map((state) => ({ state, count: readCount(season, house, state) })),
    })),
  }));
}

const Table = styled.table`
  width: 100%;
  border-spacing: 3px;
  table-layout: fixed;
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding: 0 3px ${space.xxs};
    font-family: ${font.display};
    font-size: ${size.l};
    text-align: left;
  }
  caption a,
  th a {
    color: inherit;
  }
  th {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
  }
  thead th {
    padding: 0;
    font-size: ${size.xxs};

    @media ${media.phone} {
      font-size: ${size.xxxs};
    }
  }
  thead th:first-child {
    width: 48px;
  }
  tbody th {
    text-align: left;
  }
  td {
    padding: 0;
  }
  td > * {
    display: grid;
    place-content: center;
    min-height: 32px;
    border-radius: ${radius.s};
  }
  td > a {
    color: ${color.ink};
    font-weight: ${weight.semibold};
    text-decoration: none;
    background: ${color.accentSoft};
    border: 1px solid ${color.accent};
  }
  td > a:hover {
    border-color: ${color.ink};
  }
`;

const Total = styled.span`
  float: right;
  color: ${color.inkFaint};
  font-family: ${font.text};
  font-size: ${size.s};
  line-height: 1.6;
`;

const Gap = styled.span`
  position: relative;
  border: 1px dashed color-mix(in oklab, ${color.edge} 60%, transparent);
`;
