/** The one of `rows` that most dragons have; undefined if there are no rows. */
export function mostFrequentRow(
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
