export { mixColors as mix } from '@emberclutch/art/palette.ts';

/** Converts `#rrggbb` to `rgba()` with an alpha from 0 to 1. */
export function applyAlpha(color: string, alpha: number): string {
  const channels = [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16));
  return `rgba(${channels.join(',')},${Math.max(0, Math.min(1, alpha)).toFixed(3)})`;
}
