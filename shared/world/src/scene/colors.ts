/** Two colours as 0xrrggbb. @param share 0 is the first colour, 1 the second */
export function mixColors(one: number, other: number, share: number): number {
  const channel = (shift: number) => {
    const from = (one >> shift) & 0xff;
    return Math.round(from + (((other >> shift) & 0xff) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

/** The largest difference between two colours in any channel, from 0 to 255. */
export function measureColorDistance(one: number, other: number): number {
  const channel = (shift: number) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff));
  return Math.max(channel(16), channel(8), channel(0));
}
