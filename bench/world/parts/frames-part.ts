import { findMedian } from '../../load/find-percentile.ts';
import type { Sample, WorldPart } from '../world-part.ts';

/** Numbers of dragons and of measured frames. A frame with 50,000 dragons takes up to a second, so fewer frames are measured. */
const runs = [
  { count: 1_000, frames: 60 },
  { count: 10_000, frames: 60 },
  { count: 50_000, frames: 20 },
];

/**
 * Compares frames of the world with frames in which PixiJS draws the same number of plain sprites that move on a picture. Without a graphics
 * card, Chromium draws WebGL on the processor, so ratios say more than frame times. Frames do not wait for a display, because both scenes
 * would take the same time at its frame rate.
 */
export const framesPart: WorldPart = {
  rounds: 3,
  measure: async (target) => {
    const worldPage = await target.openUncappedPage();
    if (!worldPage) return null;
    const samples: Sample[] = [];
    for (const run of runs) {
      const { times, picks } = await worldPage.bench.evaluate((it, options) => it.measureScene(options), run);
      const sprites = await worldPage.bench.evaluate((it, options) => it.measureSprites(options, true), run);
      const count = run.count.toLocaleString('en');
      samples.push(
        { name: `${count}: frame`, unit: 'ms', values: times },
        {
          name: `${count}: ratio to sprites on a picture`,
          unit: 'times',
          values: [findMedian(times) / findMedian(sprites.times)],
          limit: { max: 0.5 },
        },
        { name: `${count}: pick, p95`, unit: 'ms', values: picks, percentile: 0.95, limit: { max: 0.3 } },
      );
    }
    return samples;
  },
};
