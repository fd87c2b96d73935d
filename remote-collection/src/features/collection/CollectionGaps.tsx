import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
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
  /** Reads the collection again. */
  onRead: () => void;
  /** Called before a part is read again, because the focused button disappears once the part has arrived. */
  onRetry: () => void;
}

/** Explains which part of a collection is missing, and what the player can do about it. Renders nothing if the collection is complete. */
export function CollectionGaps({ userId, listing, isReading, onRead, onRetry }: Props) {
  const { data: keys, error, isFetching, refetch } = useUnusedKeys(userId, listing);
  return (
    <Layout>
      <Gap
        failure={explainFailure(listing, isReading)}
        limit={explainLimit(listing, copy.gaps)}
        isReading={isReading}
        onRetry={() => {
          onRetry();
          onRead();
        }}
      />
      {/* Providers may have a separate call for gateway keys. */}
      <Gap
        failure={error ? addRetryTime(copy.gaps.keysFailed, error) : keys && explainKeyFailure(keys)}
        limit={keys && explainLimit(keys, copy.gaps.keys)}
        isReading={isFetching}
        onRetry={() => {
          onRetry();
          void refetch();
        }}
      />
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

const explainKeyFailure = ({ failedPages, failure }: ListedAssets): string | null =>
  failedPages.length > 0
    ? addRetryTime(copy.gaps.failedKeyPages(failedPages.map((page) => page + 1)), failure)
    : null;

type LimitTexts = Record<'page_limit' | 'empty_pages', (count: number) => string>;

/** Why reading stopped although the provider may have more; null if the end was reached, or pages failed. */
const explainLimit = ({ stop, assets }: ListedAssets, texts: LimitTexts): string | null =>
  stop === null || stop === 'failures' ? null : texts[stop](assets.length);

interface GapProps {
  failure: string | null | undefined;
  limit: string | null | undefined;
  isReading: boolean;
  onRetry: () => void;
}

const Gap = ({ failure, limit, isReading, onRetry }: GapProps) => (
  <>
    {failure && (
      <Alert tone="danger" role="alert">
        <Failure>
          <p>{failure}</p>
          <Button variant="quiet" size="s" isBusy={isReading} onClick={onRetry}>
            {copy.gaps.retry}
          </Button>
        </Failure>
      </Alert>
    )}
    <div role="status">{limit && <Alert tone="info">{limit}</Alert>}</div>
  </>
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
