/** Converts `#rrggbb` to `rgba()` with an alpha from 0 to 1. */
export function applyAlpha(color: string, alpha: number): string {
  const [red, green, blue] = toChannels(color);
  return `rgba(${red},${green},${blue},${Math.max(0, Math.min(1, alpha)).toFixed(3)})`;
}

/** Blends two colours. @param share 0 is the first colour, 1 the second */
export function mix(one: string, other: string, share: number): string {
  const from = toChannels(one);
  const to = toChannels(other);
  const mixChannel = (index: 0 | 1 | 2) =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${mixChannel(0)}${mixChannel(1)}${mixChannel(2)}`;
}

const toChannels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];
