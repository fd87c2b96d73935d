import { useState } from 'react';
import { styled } from 'styled-components';
import { useAtomValue } from 'jotai';
import { resolvePictureUrl } from '@emberclutch/web/api/resolve-picture-url.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { siteAtom } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { color, size } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  asset: AssetInfo;
  address: string;
  mimeType: string | null;
}

/** Saves the picture unchanged, and an SVG also as a PNG. */
export function Downloads({ asset, address, mimeType }: Props) {
  const { apiBase } = useAtomValue(siteAtom);
  const [status, setStatus] = useState('');
  const reportMissingChunk = useMissingChunks();
  const isSvg = mimeType === null ? /\.svg(\?|$)/i.test(address) : mimeType.startsWith('image/svg');

  const save = async (kind: string, read: (picture: Blob) => Promise<Blob>) => {
    setStatus('');
    try {
      const response = await fetch(resolvePictureUrl(address, apiBase), { credentials: 'omit' });
      if (!response.ok) throw new TypeError(`The server answered ${response.status} for the picture`);
      saveBlob(await read(await response.blob()), `specimen-${asset.id}.${kind}`);
      setStatus(copy.saved(kind));
    } catch (error) {
      reportMissingChunk(error);
      // Offline, or the picture's origin does not allow this page to read it: the player can save it with the browser's menu.
      setStatus(copy.notSaved);
    }
  };
  const originalKind = isSvg ? 'svg' : (mimeType?.split('/')[1] ?? 'png');

  return (
    <>
      <Button variant="plain" size="s" onClick={() => void save(originalKind, async (picture) => picture)}>
        {copy.download(originalKind)}
      </Button>
      {isSvg && (
        <Button
          variant="plain"
          size="s"
          // The import happens on a press, because most visitors never save a picture.
          onClick={() =>
            void save('png', async (picture) =>
              (await import('./convert-svg-to-png.ts')).convertSvgToPng(picture),
            )
          }
        >
          {copy.download('png')}
        </Button>
      )}
      <Status role="status">{status}</Status>
    </>
  );
}

const Status = styled.span`
  align-self: center;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
