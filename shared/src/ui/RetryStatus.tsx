import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { copy } from './copy.ts';

/**
 * Says that a page waits for a call that has failed and is tried again, and offers to try at once. A call that is not
 * answered fails after 15 s and is tried three times, during which the page shows a skeleton.
 */
export function RetryStatus() {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const isRetrying = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isAwaited),
    () => false,
  );
  if (!isRetrying) return null;

  // A suspended component asks again as soon as the pending attempt is cancelled.
  const handleRetry = () => void queryClient.cancelQueries({ predicate: isAwaited });
  return (
    <Row role="status">
      {copy.retrying}
      <Button variant="quiet" size="s" onClick={handleRetry}>
        {copy.retry}
      </Button>
    </Row>
  );
}

/** Whether a suspended component waits for the next attempt of a query: it is no observer of it yet. */
const isAwaited = (query: Query) =>
  query.getObserversCount() === 0 &&
  query.state.data === undefined &&
  query.state.fetchFailureCount > 0 &&
  query.state.fetchStatus === 'fetching';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkSoft};
`;
