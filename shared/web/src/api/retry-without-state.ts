import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { isApiError } from './api-error.ts';

/** The response of a list call. If the provider rejects `state`, the call is repeated without it. */
export async function retryWithoutState<Value>(
  state: AssetState[] | undefined,
  list: (state?: AssetState[]) => Promise<Value>,
): Promise<Value> {
  try {
    return await list(state);
  } catch (error) {
    if (state && isApiError(error) && [400, 422].includes(error.status)) return list();
    throw error;
  }
}
