import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { listOrigins, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { color, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import type { Point } from '@emberclutch/world/simulation/point.ts';

interface Props {
  id: number;
  point: Point;
  /** Width and height of the map in pixels, which the card must not leave. */
  within: { width: number; height: number };
}

/** Size of the card and its distance from the pointer, in pixels. */
const [width, height, gap] = [232, 74, 16];

/** A short card of the dragon below the pointer. Hidden from screen readers, because the card of the selected dragon says the same. */
export function HoveredDragon({ id, point, within }: Props) {
  const { data } = useQuery(assetQueries.one(id));
  const left = point.x + gap + width > within.width ? point.x - gap - width : point.x + gap;
  const top = Math.max(gap, Math.min(within.height - height - gap, point.y - height / 2));
  return (
    <Card aria-hidden="true" style={{ left, top }}>
      {data ? <AssetPicture asset={data} alt="" isUrgent /> : <span />}
      <div>
        <b>{data ? formatAssetTitle(data) : `No. ${formatSpecimenNumber(id)}`}</b>
        {data && (
          <>
            <p>{`No. ${formatSpecimenNumber(id)}`}</p>
            <p>{listOrigins(data).join(' · ')}</p>
          </>
        )}
      </div>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.xs};
  align-items: center;
  width: ${width}px;
  min-height: ${height}px;
  padding: ${space.xxs};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  pointer-events: none;

  b {
    color: ${color.ink};
    font-size: ${size.s};
  }
  p {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
