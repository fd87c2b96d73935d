import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Kind } from './kinds.ts';

/** Ways to look at a collection, as in the URL: `?view=table`. The first is the default. */
export const viewNames = ['grid', 'table', 'cabinet'] as const;
export type ViewName = (typeof viewNames)[number];

export const readView = (params: URLSearchParams): ViewName =>
  viewNames.find((view) => view === params.get('view')) ?? 'grid';

export interface ViewProps {
  /** Filtered and ordered. */
  assets: readonly AssetInfo[];
  /** True while more assets are being read. */
  isGrowing: boolean;
  kind: Kind | undefined;
  sorting: Sorting;
}

export interface Sorting {
  /** An order of `collectionPlan`. */
  order: string;
  isReversed: boolean;
  /** Sorts by an order, or reverses it if it is the current one. */
  onChange: (order: string) => void;
}
