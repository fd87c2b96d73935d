import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { copy } from './copy.ts';
import { GapAlert } from './GapAlert.tsx';
import { useUnusedKeys } from './use-unused-keys.ts';

interface Props {
  userId: string;
  listed: ListedAssets;
  onRetry: () => void;
}

/** Says which gateway keys are missing if a separate call reads them; renders nothing if none is missing. */
export function KeyGaps({ userId, listed, onRetry }: Props) {
  const { data: keys, error, isFetching, refetch } = useUnusedKeys(userId, listed);
  const handleRetry = () => {
    onRetry();
    void refetch();
  };
  const failure = error ? withRetryTime(copy.gaps.keysFailed, error) : keys && failureMessage(keys);
  return (
    <>
      {failure && <GapAlert message={failure} isReading={isFetching} onRetry={handleRetry} />}
      <div role="status">
        {keys && (keys.stop === 'page_limit' || keys.stop === 'empty_pages') && (
          <Alert tone="info">{copy.gaps.keys[keys.stop](keys.assets.length)}</Alert>
        )}
      </div>
    </>
  );
}

const failureMessage = ({ failedPages, failure }: ListedAssets): string | null =>
  failedPages.length > 0
    ? withRetryTime(copy.gaps.failedKeyPages(failedPages.map((page) => page + 1)), failure)
    : null;
