/** Number of an asset as it is shown: at least five digits, grouped by thousands: `01 234`. */
export function specimenNumber(id: number): string {
  const figures = String(id).padStart(5, '0');
  return figures.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
