/** The value of `unicode-range` for some letters, such as `U+20-7e,U+a0`. */
export function unicodeRange(letters: string): string {
  const points = [...letters]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges
    .map(({ from, to }) => (from === to ? hex(from) : `${hex(from)}-${to.toString(16)}`))
    .join(',');
}

const hex = (point: number) => `U+${point.toString(16)}`;
