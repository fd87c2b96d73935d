import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { retryFailedPages } from '@emberclutch/web/api/owned-assets.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { GapAlert } from './GapAlert.tsx';
import { KeyGaps } from './KeyGaps.tsx';

interface Props {
  userId: string;
  listed: ListedAssets;
  /** True while pages are being read. */
  isReading: boolean;
  /** Called when pages are read again. The focused button goes away once they have arrived. */
  onRetry: () => void;
}

/** Says which part of a collection is not shown, and what to do about it; nothing if it is complete. */
export function CollectionGaps({ userId, listed, isReading, onRetry }: Props) {
  const queryClient = useQueryClient();
  const { assets, stop } = listed;
  const failure = failureMessage(listed, isReading);
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
      <KeyGaps userId={userId} listed={listed} onRetry={onRetry} />
    </Layout>
  );
}

function failureMessage(
  { failedPages, failure, stop, isComplete }: ListedAssets,
  isReading: boolean,
): string | null {
  if (failedPages.length > 0) {
    const pages = copy.gaps.failedPages(failedPages.map((page) => page + 1));
    return withRetryTime(stop === 'failures' ? `${pages} ${copy.gaps.ended}` : pages, failure);
  }
  return isComplete || isReading ? null : copy.gaps.interrupted;
}

const Layout = styled.div`
  display: grid;
  gap: ${space.s};

  /* A status takes no room while it is empty. */
  > :empty {
    position: absolute;
  }
  &:has(> :not(:empty)) {
    margin-bottom: ${space.m};
  }
`;
