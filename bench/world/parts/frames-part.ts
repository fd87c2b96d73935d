import { findMedian } from '../../load/find-percentile.ts';
import type { Sample, WorldPart } from '../world-part.ts';

/** Numbers of dragons and of measured frames. A frame with 50,000 dragons takes up to a second, so fewer frames are measured. */
const worlds = [
  { count: 1_000, frames: 60 },
  { count: 10_000, frames: 60 },
  { count: 50_000, frames: 20 },
];

/**
 * Compares frames of the world with frames in which PixiJS draws the same number of plain moving sprites. Without a graphics card, Chromium
 * draws WebGL on the processor, so ratios say more than frame times. Frames do not wait for a display, because both scenes would take the
 * same time at its frame rate.
 */
export const framesPart: WorldPart = {
  rounds: 3,
  measure: async (target) => {
    const worldPage = await target.openUncappedPage();
    if (!worldPage) return null;
    const samples: Sample[] = [];
    for (const { count, frames } of worlds) {
      const { times, picks } = await worldPage.bench.evaluate((it, run) => it.measureScene(run), {
        count,
        frames,
      });
      const plain = await worldPage.bench.evaluate((it, run) => it.measureSprites(run, false), {
        count,
        frames,
      });
      const onPicture = await worldPage.bench.evaluate((it, run) => it.measureSprites(run, true), {
        count,
        frames,
      });
      const formattedCount = count.toLocaleString('en');
      const listRatiosTo = (other: number[]) => [findMedian(times) / findMedian(other)];
      samples.push(
        { name: `${formattedCount}: frame`, unit: 'ms', percentile: 0.5, values: times },
        {
          name: `${formattedCount}: ratio to sprites on a picture`,
          unit: 'times',
          percentile: 0.5,
          limit: { max: 0.5 },
          values: listRatiosTo(onPicture.times),
        },
        {
          name: `${formattedCount}: ratio to sprites on one colour`,
          unit: 'times',
          percentile: 0.5,
          values: listRatiosTo(plain.times),
        },
        {
          name: `${formattedCount}: pick, p95`,
          unit: 'ms',
          percentile: 0.95,
          limit: { max: 0.3 },
          values: picks,
        },
      );
    }
    return samples;
  },
};
