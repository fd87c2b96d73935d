import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { retryFailedPages } from '@emberclutch/web/api/owned-assets.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { copy } from './copy.ts';
import { useUnusedKeys } from './assets-with-keys.ts';

interface Props {
  userId: string;
  listing: ListedAssets;
  isReading: boolean;
  /** Called to read pages again. The focused button disappears once they have arrived. */
  onRetry: () => void;
}

/** Says which part of a collection is missing, and what the player can do about it. Renders nothing if the collection is complete. */
export function CollectionGaps({ userId, listing, isReading, onRetry }: Props) {
  const queryClient = useQueryClient();
  const { assets, stop } = listing;
  const failure = explainFailure(listing, isReading);
  const handleRetry = () => {
    onRetry();
    void retryFailedPages(queryClient, userId);
  };
  return (
    <Layout>
      {failure && <GapAlert message={failure} isReading={isReading} onRetry={handleRetry} />}
      <div role="status">
        {(stop === 'page_limit' || stop === 'empty_pages') && (
          <Alert tone="info">{copy.gaps[stop](assets.length)}</Alert>
        )}
      </div>
      <KeyGaps userId={userId} listing={listing} onRetry={onRetry} />
    </Layout>
  );
}

function explainFailure(
  { failedPages, failure, stop, isComplete }: ListedAssets,
  isReading: boolean,
): string | null {
  if (failedPages.length > 0) {
    const pages = copy.gaps.failedPages(failedPages.map((page) => page + 1));
    return addRetryTime(stop === 'failures' ? `${pages} ${copy.gaps.ended}` : pages, failure);
  }
  return isComplete || isReading ? null : copy.gaps.interrupted;
}

interface KeyGapsProps {
  userId: string;
  listing: ListedAssets;
  onRetry: () => void;
}

/** Says which gateway keys are missing, for providers with a separate call for keys. Renders nothing if none is missing. */
function KeyGaps({ userId, listing, onRetry }: KeyGapsProps) {
  const { data: keys, error, isFetching, refetch } = useUnusedKeys(userId, listing);
  const handleRetry = () => {
    onRetry();
    void refetch();
  };
  const failure = error ? addRetryTime(copy.gaps.keysFailed, error) : keys && explainKeyFailure(keys);
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

const explainKeyFailure = ({ failedPages, failure }: ListedAssets): string | null =>
  failedPages.length > 0
    ? addRetryTime(copy.gaps.failedKeyPages(failedPages.map((page) => page + 1)), failure)
    : null;

interface GapAlertProps {
  message: string;
  isReading: boolean;
  onRetry: () => void;
}

const GapAlert = ({ message, isReading, onRetry }: GapAlertProps) => (
  <Alert tone="danger" role="alert">
    <Failure>
      <p>{message}</p>
      <Button variant="quiet" size="s" isBusy={isReading} onClick={onRetry}>
        {copy.gaps.retry}
      </Button>
    </Failure>
  </Alert>
);

const Layout = styled.div`
  display: grid;
  gap: ${space.s};

  /* No space while the status is empty. */
  > :empty {
    position: absolute;
  }
  &:has(> :not(:empty)) {
    margin-bottom: ${space.m};
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;
