import type { LoadedItem } from './use-compared-items.ts';

export interface CompareRow {
  name: string;
  label: string;
  /** Cells by column; null if unknown. */
  cells: readonly (CompareCell | null)[];
  differs: boolean;
  best: BestColumns | null;
}

export interface CompareCell {
  text: string;
  note?: string;
  /** Epoch seconds: shown as a date instead of `text`. */
  at?: number;
  /** Parts of a genome in digits: shown instead of `text`. */
  parts?: readonly DigitPart[];
}

export interface DigitPart {
  offset: number;
  digits: string;
  differs: boolean;
}

/** The columns with the best value, and the label of that value. */
export interface BestColumns {
  columns: readonly number[];
  label: string;
}

/** Makes a row from the items, or null if none has a value. */
export interface RowPlan {
  name: string;
  label: string;
  /** Gateway keys have no such value. */
  isOfDragons?: boolean;
  read: (item: LoadedItem) => CompareCell | null;
  best?: { label: string; score: (item: LoadedItem) => number | null };
}

/** @param columns null for assets that are loading or could not be read */
export function compareRow(
  { name, label, read, best }: RowPlan,
  columns: readonly (LoadedItem | null)[],
): CompareRow | null {
  const cells = columns.map((item) => item && read(item));
  if (cells.every((cell) => cell === null)) return null;
  const loaded = columns.flatMap((item, index) => (item ? [toKey(cells[index])] : []));
  return {
    name,
    label,
    cells,
    differs: new Set(loaded).size > 1,
    best: best
      ? findBest(
          columns.map((item) => item && best.score(item)),
          best.label,
        )
      : null,
  };
}

/** The columns with the highest score; null if fewer than two are known, or all are equal. */
export function findBest(scores: readonly (number | null)[], label: string): BestColumns | null {
  const known = scores.filter((score) => score !== null);
  const highest = Math.max(...known);
  const columns = scores.flatMap((score, index) => (score === highest ? [index] : []));
  return known.length > 1 && columns.length < known.length ? { columns, label } : null;
}

const toKey = (cell: CompareCell | null | undefined) =>
  cell && (cell.at ?? `${cell.text} ${cell.note ?? ''}`);
