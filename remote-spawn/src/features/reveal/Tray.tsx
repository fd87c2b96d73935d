import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { SealedParcel } from '../../platform/parcels/SealedParcel.tsx';

interface Props {
  assets: readonly AssetInfo[];
  index: number;
  isOver: boolean;
}

/** Small pictures of all parcels, each with an intact or a broken seal; of their contents once all have been seen. */
export function Tray({ assets, index, isOver }: Props) {
  return (
    <Row aria-hidden="true">
      {assets.map((asset, position) => (
        <Item key={asset.id} data-current={position === index || undefined}>
          {isOver ? <AssetPicture asset={asset} alt="" /> : <SealedParcel isBroken={position < index} />}
        </Item>
      ))}
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs};

  /* Hidden: the buttons need the space, and the lead names the position. */
  @media ${media.phone} {
    display: none;
  }
`;

const Item = styled.span`
  display: block;
  width: 44px;
  padding: 2px;
  border-bottom: 2px solid transparent;

  &:where([data-current]) {
    border-color: ${color.accent};
  }
  /* Forced colours draw transparent lines. */
  @media (forced-colors: active) {
    &:not([data-current]) {
      border-color: Canvas;
    }
  }
  svg {
    width: 100%;
    height: auto;
  }
`;
