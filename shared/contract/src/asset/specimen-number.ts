import { parseEntityId } from '../shape/entity-id.ts';

/** Formats the number of an asset with at least five digits, grouped by thousands: `01 234`. */
export function formatSpecimenNumber(id: number): string {
  const figures = String(id).padStart(5, '0');
  return figures.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** Reads an asset number that a player typed: `1234`, or `No. 01 234` as displayed. Returns null for any other text. */
export const readTypedNumber = (text: string): number | null =>
  parseEntityId(text.replaceAll(/\s/g, '').replace(/^(no\.?|#)?0*/i, ''));
