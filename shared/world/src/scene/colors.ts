/** Blends two colours, given as 0xrrggbb. @param share 0 is the first colour, 1 the second */
export function mixColors(first: number, second: number, share: number): number {
  const mixChannel = (shift: number) => {
    const from = (first >> shift) & 0xff;
    return Math.round(from + (((second >> shift) & 0xff) - from) * share) << shift;
  };
  return mixChannel(16) | mixChannel(8) | mixChannel(0);
}

/** The largest difference between two colours in any channel, from 0 to 255. */
export function measureColorDistance(first: number, second: number): number {
  const measureChannel = (shift: number) => Math.abs(((first >> shift) & 0xff) - ((second >> shift) & 0xff));
  return Math.max(measureChannel(16), measureChannel(8), measureChannel(0));
}
