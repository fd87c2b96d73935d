import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@emberclutch/shared/api/api-error';
import { assetQueries } from '@emberclutch/shared/api/assets';
import { confirmPurchase, spawnQueries } from '@emberclutch/shared/api/spawn';
import { spawnRetry } from '@emberclutch/shared/api/spawn-retry';
import type { Purchase } from '@emberclutch/shared/contract/spawn';

/** What the provider said of a purchase. Silence and broken servers are no outcome: they stay errors, and unknown. */
export type Outcome =
  | { state: 'done'; purchase: Purchase | null }
  | { state: 'unpaid' }
  | { state: 'missing' }
  | { state: 'refused'; error: ApiError };

/**
 * What became of a purchase. Asking is safe as often as one likes: what is complete stays complete.
 * @param isPaid the checkout says that money came in, so that "unpaid" can only mean "not booked yet": ask on
 */
export const outcomeQuery = (lockId: number, isPaid: boolean) =>
  queryOptions({
    queryKey: [...spawnQueries.all, 'outcome', lockId],
    queryFn: ({ client, signal }) => askOutcome(lockId, client, signal),
    ...spawnRetry,
    staleTime: ({ state }) => (state.data?.state === 'done' ? Infinity : 0),
    refetchInterval: ({ state }) => {
      const isOpen = state.data === undefined || (state.data.state === 'unpaid' && isPaid);
      return isOpen ? backoff(state.dataUpdateCount + state.errorUpdateCount) : false;
    },
    refetchIntervalInBackground: true,
  });

async function askOutcome(lockId: number, client: QueryClient, signal: AbortSignal): Promise<Outcome> {
  try {
    const purchase = await confirmPurchase(lockId, signal);
    void client.invalidateQueries({ queryKey: assetQueries.all });
    void client.invalidateQueries({ queryKey: spawnQueries.availability().queryKey });
    return { state: 'done', purchase };
  } catch (error) {
    const refusal = error instanceof ApiError ? refusalOf(error) : null;
    if (!refusal) throw error;
    return refusal;
  }
}

function refusalOf(error: ApiError): Outcome | null {
  if (needsPayment(error)) return { state: 'unpaid' };
  if (error.code === 'not_found' || error.code === 'lock_expired') return { state: 'missing' };
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
  return isRefusal ? { state: 'refused', error } : null;
}

/** Providers without our codes say it in words (specification, section 8). */
const needsPayment = ({ code, status, detail = '' }: ApiError) =>
  code === 'payment_required' || (status === 400 && /requires? payment|payment (is )?required/i.test(detail));

/** Milliseconds: 2 s, 4 s, 8 s, 16 s, then every 30 s. */
const backoff = (asked: number) => Math.min(30_000, 2_000 * 2 ** Math.max(0, asked - 1));
