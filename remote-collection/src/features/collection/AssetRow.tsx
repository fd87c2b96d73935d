import { memo } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { CompareCheck } from '@emberclutch/shared/ui/compare/CompareCheck';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { GoldenMark } from '@emberclutch/shared/ui/GoldenMark';
import { timeLeft } from '@emberclutch/shared/ui/live/time-left';
import { useChangedAsset } from '@emberclutch/shared/ui/live/use-changed-asset';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { useClock } from '@emberclutch/shared/ui/use-clock';
import { useOnScreen } from '@emberclutch/shared/ui/use-on-screen';
import { copy } from './copy.ts';
import { ageOf, hatchInstant, seasonOf } from './order-assets.ts';

interface Props {
  asset: AssetInfo;
}

/** An asset in a row of the table. Memoized, because a table of 1,000 rows renders anew with each page that is added. */
export const AssetRow = memo(function AssetRow({ asset }: Props) {
  return asset.dragon && asset.assetState !== 'HATCHED' ? <EggRow listed={asset} /> : <Cells asset={asset} />;
});

/** Follows the clock: an egg changes its state as it happens. */
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
        {specimenNumber(id)}
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
  const left = useClock((now) => (at > now ? timeLeft(at - now) : null));
  return (
    <>
      <DateTime at={at} />
      {left !== null && <Left>{copy.hatchesIn(left)}</Left>}
    </>
  );
}

const Left = styled.small`
  margin-left: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};
`;
