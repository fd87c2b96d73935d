import { useState } from 'react';
import { styled } from 'styled-components';
import { useAtomValue } from 'jotai';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { isEmbedded, siteAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '../../browser/use-hydrated-value.ts';
import { Button } from '../../controls/Button.tsx';
import { shareFile } from '../../browser/share-file.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { copy } from './copy.ts';
import type { ComparedItem } from './use-compared-items.ts';
import { color, size, space } from '../../../theme/tokens.ts';

interface Props {
  items: readonly ComparedItem[];
  /** Path and search of the comparison, which anyone can open. */
  address: string;
  title: string;
}

/** Shares a comparison as a link or picture, or prints it. */
export function CompareTools({ items, address, title }: Props) {
  return (
    <Row>
      <ShareButton title={title} path={address} variant="plain" />
      <PictureButton items={items} title={title} />
      {/* The page around an embed is not ours to print. */}
      {!isEmbedded() && (
        <Button variant="plain" onClick={() => window.print()}>
          {copy.print}
        </Button>
      )}
    </Row>
  );
}

/** Draws the comparison as one picture, and opens the device's share dialog; saves it if there is none. */
function PictureButton({ items, title }: Pick<Props, 'items' | 'title'>) {
  const site = useAtomValue(siteAtom);
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // The edge does not know the device.
  const canShare = useHydratedValue('share' in navigator, false);
  const passMissingChunkOn = useMissingChunks();
  const loaded = items.flatMap((item) => item.loaded ?? []);

  const handlePicture = async (place: Element) => {
    setIsBusy(true);
    setStatus(copy.drawing);
    try {
      // Imported on a press: most comparisons are only looked at.
      const { drawComparison } = await import('./draw-comparison.ts');
      const picture = await drawComparison(loaded, site, place);
      const outcome = await shareFile(picture, copy.pictureName(items.map(({ id }) => id)), title);
      setStatus(outcome === 'saved' ? copy.saved : '');
    } catch (error) {
      passMissingChunkOn(error);
      // A picture that the browser cannot decode, or a canvas that it cannot write: both get the same message.
      setStatus(copy.notSaved);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="plain"
        isBusy={isBusy}
        disabled={loaded.length === 0}
        onClick={({ currentTarget }) => void handlePicture(currentTarget)}
      >
        {canShare ? copy.sharePicture : copy.savePicture}
      </Button>
      <Status role="status">{status}</Status>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
`;

const Status = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
