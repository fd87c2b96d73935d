import { useSyncExternalStore } from 'react';
import { matchQuery, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryKey } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { copy } from './copy.ts';
import { color, space } from '../../theme/tokens.ts';

/** Says that the client will retry a failed call, and offers to do so now. A page reads `queryKeys` without suspending. */
export function RetryStatus({ queryKeys = [] }: { queryKeys?: readonly QueryKey[] }) {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  // A suspended component does not observe its query yet.
  const isAwaited = (query: Query) =>
    isFailing(query) &&
    (query.getObserversCount() === 0 || queryKeys.some((queryKey) => matchQuery({ queryKey }, query)));
  const isRetrying = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isAwaited),
    () => false,
  );

  // A suspended component requests again as soon as the pending attempt is cancelled; an observer has to be notified.
  const handleRetry = async () => {
    const awaitedQueries = cache.findAll({ predicate: isAwaited });
    await queryClient.cancelQueries({ predicate: isAwaited });
    await queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => awaitedQueries.includes(query),
    });
  };
  return (
    <Status role="status">
      {isRetrying && (
        <Row>
          {copy.retrying}
          <Button variant="quiet" size="s" onClick={() => void handleRetry()}>
            {copy.retry}
          </Button>
        </Row>
      )}
    </Status>
  );
}

/** Whether a query has no result yet, and waits for its next attempt. */
const isFailing = (query: Query) =>
  query.state.data === undefined &&
  query.state.fetchFailureCount > 0 &&
  query.state.fetchStatus === 'fetching';

/** Mounted before it has text, and takes no space while empty. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  margin-block: ${space.m};
  color: ${color.inkSoft};
`;
