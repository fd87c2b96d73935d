/** Number of an asset as it is shown: at least five digits, grouped by thousands: `01 234`. */
export function specimenNumber(id: number): string {
  const figures = String(id).padStart(5, '0');
  return figures.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/** The id that a URL names; null for a text that is not the number of an asset. */
export const parseSpecimenId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The id that a player writes: `1234`, or as it is shown, `No. 01 234`; null for all else. */
export const readTypedNumber = (text: string): number | null =>
  parseSpecimenId(text.replaceAll(/\s/g, '').replace(/^(no\.?|#)?0*/i, ''));
