import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { siteAtom } from '@emberclutch/web/state';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { copy } from './copy.ts';

/** Shares one picture of all assets of a purchase, or saves it where the system shares nothing. */
export function SharePicture({ assets }: { assets: AssetInfo[] }) {
  const { apiBase, name } = useAtomValue(siteAtom);
  const passMissingChunkOn = useMissingChunks();
  const share = useMutation({
    mutationFn: async (element: Element) => {
      const { sharePicture } = await import('./share-picture.ts');
      await sharePicture(assets, {
        apiBase,
        siteName: name,
        title: copy.shareTitle(assets.length),
        element,
      });
    },
    onError: passMissingChunkOn,
  });

  if (assets.length === 0) return null;
  return (
    <>
      <Button
        variant="plain"
        size="s"
        isBusy={share.isPending}
        onClick={({ currentTarget }) => share.mutate(currentTarget)}
      >
        {copy.share}
      </Button>
      {share.isError && (
        <Alert tone="danger" role="alert">
          {copy.shareFailed}
        </Alert>
      )}
    </>
  );
}
