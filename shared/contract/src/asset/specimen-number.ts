import { parseEntityId } from '../shape/entity-id.ts';

/** Number of an asset as it is shown: at least five digits, grouped by thousands: `01 234`. */
export function specimenNumber(id: number): string {
  const figures = String(id).padStart(5, '0');
  return figures.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** The id that a player writes: `1234`, or as it is shown, `No. 01 234`; null for all else. */
export const readTypedNumber = (text: string): number | null =>
  parseEntityId(text.replaceAll(/\s/g, '').replace(/^(no\.?|#)?0*/i, ''));
