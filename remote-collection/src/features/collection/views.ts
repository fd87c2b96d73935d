import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Kind } from './kinds.ts';

/** Ways to look at a collection, as in the URL: `?view=table`. The first is the default. */
export const viewNames = ['grid', 'table', 'cabinet'] as const;
export type ViewName = (typeof viewNames)[number];

export const readView = (params: URLSearchParams): ViewName =>
  viewNames.find((view) => view === params.get('view')) ?? 'grid';

/** Properties of every view. */
export interface ViewProps {
  /** Filtered and ordered. */
  assets: readonly AssetInfo[];
  /** True while more assets are being read. */
  isGrowing: boolean;
  /** The kind that is shown; undefined for all. */
  kind: Kind | undefined;
  /** An order of `collectionPlan`. */
  order: string;
  isReversed: boolean;
  /** Sorts by an order, or reverses it if it is the current one. */
  onOrder: (order: string) => void;
}
