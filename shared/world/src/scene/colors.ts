/** Blends two colours, given as 0xrrggbb. @param share 0 is the first colour, 1 the second */
export function mixColors(one: number, other: number, share: number): number {
  const mixChannel = (shift: number) => {
    const from = (one >> shift) & 0xff;
    return Math.round(from + (((other >> shift) & 0xff) - from) * share) << shift;
  };
  return mixChannel(16) | mixChannel(8) | mixChannel(0);
}

/** The largest difference between two colours in any channel, from 0 to 255. */
export function measureColorDistance(one: number, other: number): number {
  const measureChannel = (shift: number) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff));
  return Math.max(measureChannel(16), measureChannel(8), measureChannel(0));
}
