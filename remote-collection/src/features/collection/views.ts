import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import type { Kind } from './kinds.ts';

/** Ways to look at a collection, as in the URL: `?view=table`. The first is the default. */
export const viewNames = ['grid', 'table', 'cabinet'] as const;
export type ViewName = (typeof viewNames)[number];

export const readView = (params: URLSearchParams): ViewName =>
  viewNames.find((view) => view === params.get('view')) ?? 'grid';

/** What every view receives. */
export interface ViewProps {
  /** Filtered and ordered. */
  assets: readonly AssetInfo[];
  /** The kind that is shown; undefined for all. */
  kind: Kind | undefined;
  /** An order of `collectionPlan`. */
  order: string;
  onOrder: (order: string) => void;
}
