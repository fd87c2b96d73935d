import { store } from '@emberclutch/web/state';

interface Claim {
  apiBase: string;
  /** Number of mounted remotes. */
  count: number;
}

/** On the store, which is what all remotes of a page have in common: each has a copy of this file. */
const claimKey = Symbol.for('emberclutch.api');

/**
 * Reserves the API of the page for a remote that is mounted. Another API would read and write what the mounted remotes show
 * with the session of a player of the first.
 * @returns to be called when the remote is unmounted
 * @throws {Error} if remotes with another API are mounted
 */
export function claimApi(apiBase: string): () => void {
  // Cast: this file alone sets it.
  const claim = (Reflect.get(store, claimKey) ?? { apiBase, count: 0 }) as Claim;
  if (claim.count > 0 && claim.apiBase !== apiBase)
    throw new Error(
      `This page shows a remote with the API ${claim.apiBase || 'of its own origin'}: another with ${apiBase || 'its own origin'} cannot be mounted beside it.`,
    );
  Reflect.set(store, claimKey, claim);
  claim.apiBase = apiBase;
  claim.count += 1;
  return () => {
    claim.count -= 1;
  };
}
