import { compareRow } from './compare-row.ts';
import type { CompareRow, RowPlan } from './compare-row.ts';
import type { copy } from './copy.ts';
import { factPlans, rarityPlans, timelinePlans } from './fact-plans.ts';
import { geneRows } from './gene-rows.ts';
import type { LoadedItem } from './use-compared-items.ts';

export interface CompareGroup {
  name: keyof typeof copy.groups;
  rows: readonly CompareRow[];
}

/**
 * The rows of the table. Assets of several kinds are compared by the facts they have in common. Rows without any value are
 * left out.
 * @param columns null for assets that are loading or could not be read
 */
export function compareGroups(columns: readonly (LoadedItem | null)[]): CompareGroup[] {
  const hasKey = columns.some((item) => item?.asset.gatewayKey);
  const rowsOf = (plans: readonly RowPlan[]) =>
    plans
      .filter(({ isOfDragons }) => !(hasKey && isOfDragons))
      .map((plan) => compareRow(plan, columns))
      .filter((row) => row !== null);
  const groups: CompareGroup[] = [
    { name: 'facts', rows: rowsOf(factPlans) },
    { name: 'rarity', rows: rowsOf(rarityPlans) },
    { name: 'timeline', rows: rowsOf(timelinePlans) },
    { name: 'genome', rows: hasKey ? [] : geneRows(columns.map((item) => item?.genome ?? null)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Whether gateway keys stand beside eggs or dragons, so that the table lacks rows that keys do not have. */
export function isMixed(columns: readonly (LoadedItem | null)[]): boolean {
  const kinds = new Set(columns.flatMap((item) => item?.asset.assetType ?? []));
  return kinds.size > 1;
}
