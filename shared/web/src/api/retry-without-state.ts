import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { isApiError } from './api-error.ts';

/** The answer of a list of assets; a provider that refuses `state` is asked again without it. */
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
