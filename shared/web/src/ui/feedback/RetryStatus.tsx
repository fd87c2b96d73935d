import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchQuery, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryKey } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { copy } from './copy.ts';
import { color, space } from '../../theme/tokens.ts';

interface Props {
  /** Queries that the page reads without suspending. */
  queryKeys?: readonly QueryKey[];
  /** Whether the status is in the fallback of a suspended page. After five seconds, it then also offers to repeat the first attempt. */
  isFallback?: boolean;
}

/** Announces that the client will retry a failed call, and offers to do so now. */
export function RetryStatus({ queryKeys = [], isFallback = false }: Props) {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isFallback || isSlow) return;
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isFallback, isSlow]);
  // A suspended component does not observe its query yet.
  const isAwaited = (query: Query) =>
    isPending(query) &&
    (isSlow || query.state.fetchFailureCount > 0) &&
    (query.getObserversCount() === 0 || queryKeys.some((queryKey) => matchQuery({ queryKey }, query)));
  const isOffered = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().some(isAwaited),
    () => false,
  );

  // A suspended component requests again as soon as the pending attempt is cancelled; an observer has to be notified.
  const handleRetry = async () => {
    setIsSlow(false);
    const awaitedQueries = cache.findAll({ predicate: isAwaited });
    await queryClient.cancelQueries({ predicate: isAwaited });
    await queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => awaitedQueries.includes(query),
    });
  };
  return (
    <Status role="status">
      {isOffered && (
        <Row>
          <span>{isFallback ? copy.noAnswer : copy.retrying}</span>
          <Button variant="quiet" size="s" onClick={() => void handleRetry()}>
            {copy.retry}
          </Button>
        </Row>
      )}
    </Status>
  );
}

/** Milliseconds after which a page offers to repeat an attempt that has neither succeeded nor failed. */
const slowMs = 5_000;

const isPending = (query: Query) => query.state.data === undefined && query.state.fetchStatus === 'fetching';

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
