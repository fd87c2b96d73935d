import { memo } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { CompareCheck } from '@emberclutch/web/ui/asset/compare/CompareCheck.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { GoldenMark } from '@emberclutch/web/ui/asset/GoldenMark.tsx';
import { useChangedAsset } from '@emberclutch/web/ui/asset/live/use-changed-asset.ts';
import { useTimeLeft } from '@emberclutch/web/ui/asset/live/use-time-left.ts';
import { seasonTitle } from '@emberclutch/web/ui/format/season-title.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { ageOf, hatchInstant, seasonOf } from './order-assets.ts';

interface Props {
  asset: AssetInfo;
}

/** An asset in a row of the table. Memoized, because a table of 1,000 rows renders again with each page that is added. */
export const AssetRow = memo(function AssetRow({ asset }: Props) {
  return asset.dragon && asset.assetState !== 'HATCHED' ? <EggRow listed={asset} /> : <Cells asset={asset} />;
});

/** Follows the clock, so that the state of an egg changes on time. */
function EggRow({ listed }: { listed: AssetInfo }) {
  const [observe, isOnScreen] = useOnScreen();
  return <Cells ref={observe} asset={useChangedAsset(listed, isOnScreen)} />;
}

function Cells({ asset, ref }: Props & { ref?: Ref<HTMLTableRowElement> }) {
  const { id, assetState, golden, rarity, dragon } = asset;
  const season = seasonOf(asset);
  const hatchesAt = hatchInstant(asset);
  return (
    <tr ref={ref}>
      <td>
        <CompareCheck asset={asset} />
        <span>{specimenNumber(id)}</span>
      </td>
      <th scope="row">
        <Link to={paths.details(id)}>{assetTitle(asset)}</Link> {golden && <GoldenMark />}
      </th>
      <td>{assetState ? copy.states[assetState] : copy.unknown}</td>
      <td>{dragon?.house ? copy.elements[dragon.house] : copy.unknown}</td>
      <td>{season ? seasonTitle(season, ageOf(asset)) : copy.unknown}</td>
      <td>{rarity === null ? copy.unknown : rarity.toFixed(1)}</td>
      <td>{hatchesAt === null ? copy.unknown : <Hatches at={hatchesAt} />}</td>
    </tr>
  );
}

function Hatches({ at }: { at: number }) {
  const left = useTimeLeft(at);
  return (
    <>
      <DateTime at={at} />
      {left !== null && <Left>{copy.hatchesIn(left)}</Left>}
    </>
  );
}

const Left = styled.small`
  margin-left: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
