import { useRef, memo } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { color, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { GoldenBadge } from '@emberclutch/web/ui/asset/GoldenBadge.tsx';
import { useRestoredPlace } from '@emberclutch/web/ui/asset/asset-list/use-restored-place.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { useChangedAsset } from '@emberclutch/web/ui/asset/live/use-changed-asset.ts';
import { useTimeLeft } from '@emberclutch/web/ui/asset/live/use-time-left.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { copy as selectCopy } from '@emberclutch/web/ui/asset/compare/select-copy.ts';
import {
  useIsCompared,
  useIsComparing,
  toggleCompared,
} from '@emberclutch/web/ui/asset/compare/use-is-compared.ts';
import { copy } from './copy.ts';
import { readDirection, readAge, readHatchInstant, readSeason } from './order-assets.ts';
import type { Sorting } from './use-collection-view.ts';

interface Props {
  assets: readonly AssetInfo[];
  sorting: Sorting;
}

/** All assets in a table whose sticky headings sort it. On a phone, the table scrolls instead of the page. */
export function AssetTable({ assets, sorting: { order, isReversed, onChange } }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const handlePress = useRestoredPlace(frame);
  const isAscending = (readDirection(order) === 'ascending') !== isReversed;
  return (
    <Frame ref={frame} role="region" aria-label={copy.title} tabIndex={0} onClickCapture={handlePress}>
      <Table>
        <thead>
          <tr>
            {Object.entries(copy.columns).map(([columnOrder, label]) => (
              <th
                key={columnOrder}
                scope="col"
                aria-sort={order === columnOrder ? (isAscending ? 'ascending' : 'descending') : undefined}
              >
                <button type="button" onClick={() => onChange(columnOrder)}>
                  {label}
                  <Arrow viewBox="0 0 12 12" width="10" aria-hidden="true">
                    {order === columnOrder && <path d="m2 4 4 4 4-4" />}
                  </Arrow>
                </button>
              </th>
            ))}
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

interface AssetRowProps {
  asset: AssetInfo;
}

/** An asset in a row of the table. Memoized, because each added page renders a table of up to 1,000 rows again. */
const AssetRow = memo(function AssetRow({ asset }: AssetRowProps) {
  return asset.dragon && asset.assetState !== 'HATCHED' ? (
    <EggRow listedAsset={asset} />
  ) : (
    <Cells asset={asset} />
  );
});

/** Uses the clock, so that the state of an egg changes on time. */
function EggRow({ listedAsset }: { listedAsset: AssetInfo }) {
  const [observe, isOnScreen] = useOnScreen();
  return <Cells ref={observe} asset={useChangedAsset(listedAsset, isOnScreen)} />;
}

function Cells({ asset, ref }: AssetRowProps & { ref?: Ref<HTMLTableRowElement> }) {
  const { id, assetState, golden, rarity, dragon } = asset;
  const season = readSeason(asset);
  const hatchesAt = readHatchInstant(asset);
  return (
    <tr ref={ref}>
      <td>
        <CompareCheck asset={asset} />
        <span>{formatSpecimenNumber(id)}</span>
      </td>
      <th scope="row">
        <Link to={paths.details(id)}>{formatAssetTitle(asset)}</Link> {golden && <GoldenBadge />}
      </th>
      <td>{assetState ? copy.states[assetState] : copy.unknown}</td>
      <td>{dragon?.house ? copy.elements[dragon.house] : copy.unknown}</td>
      <td>{season ? formatSeasonTitle(season, readAge(asset)) : copy.unknown}</td>
      <td>{rarity === null ? copy.unknown : rarity.toFixed(1)}</td>
      <td>{hatchesAt === null ? copy.unknown : <Hatches at={hatchesAt} />}</td>
    </tr>
  );
}

function Hatches({ at }: { at: number }) {
  const timeLeft = useTimeLeft(at);
  return (
    <>
      <DateTime at={at} />
      {timeLeft !== null && <TimeLeft>{copy.hatchesIn(timeLeft)}</TimeLeft>}
    </>
  );
}

function CompareCheck({ asset }: { asset: AssetInfo }) {
  const isComparing = useIsComparing();
  const isCompared = useIsCompared(asset.id);
  if (!isComparing) return null;
  return (
    <Checkbox
      type="checkbox"
      aria-label={selectCopy.select(formatAssetTitle(asset), formatSpecimenNumber(asset.id))}
      checked={isCompared}
      onChange={() => toggleCompared(asset.id)}
    />
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
  /* The name stays visible while a phone scrolls the table sideways. */
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

const TimeLeft = styled.small`
  margin-left: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const Checkbox = styled.input`
  width: 24px;
  height: 24px;
  margin: 0 ${space.xs} 0 0;
  vertical-align: middle;
  accent-color: ${color.accent};
`;
