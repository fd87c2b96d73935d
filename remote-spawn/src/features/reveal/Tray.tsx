import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';
import { SealedParcel } from '../../platform/parcels/SealedParcel.tsx';

interface Props {
  assets: readonly AssetInfo[];
  /** The parcel on the stage. */
  index: number;
}

/** Small pictures of all parcels of the purchase. The one on the stage stays sealed here, so that nothing spoils it. */
export function Tray({ assets, index }: Props) {
  return (
    <Row aria-hidden="true">
      {assets.map((asset, place) => (
        <Item key={asset.id} data-current={place === index || undefined}>
          {place < index ? <AssetPicture asset={asset} alt="" /> : <SealedParcel />}
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

  /* The buttons need the room. The lead names the position. */
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
  span {
    background: none;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
