import type { WorldPart } from '../world-part.ts';

const [count, stops] = [1_000, 12];

/** Time after a flight to 0.8 until the ground is sharp. */
export const sharpnessPart: WorldPart = {
  rounds: 2,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const values = await opened.bench.evaluate(
      (it, [dragons, places]) => it.measureSharpness(dragons, places),
      [count, stops] as const,
    );
    return [
      { name: 'ground sharp after a flight, median', unit: 'ms', share: 0.5, values },
      { name: 'ground sharp after a flight, p95', unit: 'ms', share: 0.95, values },
    ];
  },
};
