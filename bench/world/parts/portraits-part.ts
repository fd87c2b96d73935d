import type { WorldPart } from '../world-part.ts';

const [count, stops] = [1_000, 12];
const limit = { max: 1_000 };

/** Time after a flight to 1:1 until all dragons in the window are drawn from their genomes. */
export const portraitsPart: WorldPart = {
  rounds: 2,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const portraits = await opened.bench.evaluate(
      (it, [dragons, places]) => it.measurePortraits(dragons, places),
      [count, stops] as const,
    );
    return [
      { name: 'full art at 1:1 after a flight, median', unit: 'ms', share: 0.5, limit, values: portraits },
      { name: 'full art at 1:1 after a flight, p95', unit: 'ms', share: 0.95, values: portraits },
    ];
  },
};
