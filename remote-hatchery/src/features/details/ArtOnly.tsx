import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { font, space } from '@emberclutch/web/theme/tokens.ts';
import { FullWindow } from '../../platform/full-window/FullWindow.tsx';
import { copy } from './copy.ts';

interface Props {
  asset: AssetInfo;
  alt: string;
  onClose: () => void;
}

/** Only the picture, as large as the window. Escape closes it and restores the focus. */
export function ArtOnly({ asset, alt, onClose }: Props) {
  return (
    <Window label={copy.artOnlyOf(formatAssetTitle(asset))} onClose={onClose}>
      <AssetPicture asset={asset} alt={alt} isUrgent />
      <Foot>
        <span>{`${formatAssetTitle(asset)}, ${copy.number(specimenNumber(asset.id))}`}</span>
        <Button variant="quiet" size="s" onClick={onClose}>
          {copy.artOnlyClose}
        </Button>
      </Foot>
    </Window>
  );
}

const Window = styled(FullWindow)`
  padding: ${space.m};

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
  }
  > :first-child {
    width: min(100%, calc(100dvh - 96px));
    margin: 0 auto;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  padding-top: ${space.s};
  font-family: ${font.display};
`;
