import { useRef } from 'react';
import { styled } from 'styled-components';
import { useRestoredPlace } from '@emberclutch/web/ui/asset/asset-list/use-restored-place.ts';
import { color, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { AssetRow } from './AssetRow.tsx';
import { copy } from './copy.ts';
import { directionOf } from './order-assets.ts';
import type { ViewProps } from './views.ts';

/** Columns in display order, each with the order of `collectionPlan` that its heading sorts by. */
const columns = [
  { name: 'number', order: 'number' },
  { name: 'name', order: 'name' },
  { name: 'state', order: 'state' },
  { name: 'house', order: 'house' },
  { name: 'season', order: 'season' },
  { name: 'rarity', order: 'rarest' },
  { name: 'hatches', order: 'hatching' },
] as const;

/** All assets in a table with sticky headings that sort it. On a phone, the table scrolls and not the page. */
export function AssetTable({ assets, order, isReversed, onOrder }: ViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handlePress = useRestoredPlace(frame);
  const isAscending = (directionOf(order) === 'ascending') !== isReversed;
  return (
    <Frame ref={frame} role="region" aria-label={copy.title} tabIndex={0} onClickCapture={handlePress}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ name, order: ofColumn }) => {
              const label = copy.columns[name];
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={order === ofColumn ? (isAscending ? 'ascending' : 'descending') : undefined}
                >
                  <button type="button" onClick={() => onOrder(ofColumn)}>
                    {label}
                    <Arrow viewBox="0 0 12 12" width="10" aria-hidden="true">
                      {order === ofColumn && <path d="m2 4 4 4 4-4" />}
                    </Arrow>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {assets.map((asset) => (
            <AssetRow key={asset.id} asset={asset} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: calc(100svh - 120px);
  overflow: auto;
  border: 1px solid ${color.rule};
  ${fadingEdge}
`;

const Table = styled.table`
  width: 100%;
  min-width: 720px;
  border-collapse: collapse;
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${space.xs} ${space.s};
    text-align: left;
    font-weight: inherit;
    border-bottom: 1px solid ${color.rule};
  }
  thead th {
    position: sticky;
    top: 0;
    padding: 0;
    background: ${color.raised};
    box-shadow: inset 0 -1px ${color.edge};
  }
  thead th[aria-sort] {
    font-weight: ${weight.semibold};
  }
  thead button {
    width: 100%;
    min-height: 40px;
    padding: 0 ${space.s};
    text-align: left;
    white-space: nowrap;
    background: none;
    border: 0;
    cursor: pointer;
  }
  thead button:hover {
    background: ${color.accentSoft};
  }
  thead button:focus-visible {
    outline-offset: -3px;
  }
  td {
    white-space: nowrap;
  }
  /* The name stays visible while the table is scrolled sideways on a phone. */
  tbody th {
    position: sticky;
    left: 0;
    background: ${color.page};
  }
  tbody tr:hover,
  tbody tr:hover th {
    background: ${color.raised};
  }

  @media print {
    min-width: 0;

    :is(thead, tbody) :is(tr, th, td) {
      position: static;
      white-space: normal;
      background: none;
    }
  }
`;

const Arrow = styled.svg`
  display: inline-block;
  margin-left: ${space.xxs};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;

  :where([aria-sort='ascending']) & {
    rotate: 180deg;
  }
`;
