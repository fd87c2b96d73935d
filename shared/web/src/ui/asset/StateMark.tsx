import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/**
 * A small drawing of the state of an egg or dragon, which repeats the alternative text of its picture. A key has none. Elements instead of a mask, because
 * a page that embeds a list may forbid pictures in `data:` addresses.
 */
export function StateMark({ asset: { assetState } }: { asset: AssetInfo }) {
  const path = assetState && paths[assetState];
  return (
    path && (
      <svg
        viewBox="0 0 16 16"
        width="13"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    )
  );
}

const shell = 'M8 1.5c3 0 4.8 4.4 4.8 7.6S10.8 14.5 8 14.5 3.2 12.3 3.2 9.1 5 1.5 8 1.5Z';

/** Sealed: a band with its seal. Incubating: an ember within. Hatching: a crack. Hatched: a wing. */
const paths: Partial<Record<AssetState, string>> = {
  SEALED: `${shell}M3.2 9.6h3M9.8 9.6h3M9.8 9.6a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0`,
  INCUBATING: `${shell}M8 12.2c1.5 0 2.3-1 2.3-2.2C10.3 8.6 8 7.6 8 6c-.6 1.6-2.3 2.4-2.3 4S6.5 12.2 8 12.2Z`,
  HATCHING: `${shell}M3.3 8.2l2.3-1.4 1.6 2.2 1.8-2.6 1.6 2.2 2.1-1.3`,
  HATCHED:
    'M2 12.5C2.5 6.5 7 3 14 3c-1.2 1.2-1.5 2-1.5 3.4-1.5-.2-2.5.3-3 1.6-1.2-.3-2.3.1-2.8 1.5C5 9.5 3.5 10.5 2 12.5Z',
};
