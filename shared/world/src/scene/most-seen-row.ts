/** Of some rows of the sheet that which most of these dragons have; undefined where there are no rows. */
export function mostSeenRow(
  dragons: readonly { readonly row: number }[],
  rows: ReadonlySet<number>,
): number | undefined {
  const counts = new Map([...rows].map((row) => [row, 0]));
  for (const { row } of dragons) {
    const count = counts.get(row);
    if (count !== undefined) counts.set(row, count + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
