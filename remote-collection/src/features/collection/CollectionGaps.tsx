import { useQueryClient } from '@tanstack/react-query';
import type { ListedAssets } from '@emberclutch/shared/api/list-all-pages';
import { ownedAssetQueries } from '@emberclutch/shared/api/owned-assets';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from './copy.ts';

interface Props {
  userId: string;
  listed: ListedAssets;
}

/** Says which part of a collection is not shown, and what to do about it; nothing if it is complete. */
export function CollectionGaps({ userId, listed: { assets, failedPages, stop } }: Props) {
  const queryClient = useQueryClient();
  const handleRetry = () => void queryClient.invalidateQueries(ownedAssetQueries.of(userId));
  return (
    <>
      {failedPages.length > 0 && (
        <Alert tone="danger" role="alert">
          <p>{copy.gaps.failedPages(failedPages.map((page) => page + 1))}</p>
          <Button variant="quiet" size="s" onClick={handleRetry}>
            {copy.gaps.retry}
          </Button>
        </Alert>
      )}
      {stop && (
        <Alert tone="info" role="status">
          {copy.gaps[stop](assets.length)}
        </Alert>
      )}
    </>
  );
}
