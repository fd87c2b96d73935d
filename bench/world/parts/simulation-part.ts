import type { Page } from 'playwright-core';
import type { WorldPart } from '../world-part.ts';
import type { Simulated } from '../world-bench.ts';

/** Positions and routes that a worker computes per second, and the time for a million of them. */
export const simulationPart: WorldPart = {
  rounds: 1,
  measure: async (target) => {
    const opened = await target.page();
    if (!opened) return null;
    const { positionsPerSecond, trajectoriesPerSecond } = await simulate(opened.page, 1_000_000);
    const [millisecond, million] = [1_000, 1e6];
    return [
      {
        name: 'a million positions',
        unit: 'ms',
        share: 0.5,
        values: [(millisecond * million) / positionsPerSecond],
      },
      {
        name: 'a million routes',
        unit: 'ms',
        share: 0.5,
        values: [(millisecond * million) / trajectoriesPerSecond],
      },
    ];
  },
};

/** Runs `simulate.ts` in a worker of the page. Its script is one task, so that the answer waits for its end. */
async function simulate(page: Page, count: number): Promise<Simulated> {
  const [worker] = await Promise.all([
    page.waitForEvent('worker', { timeout: 0 }),
    page.evaluate((address) => {
      // Held in a variable, so that it is not collected while it works.
      Object.assign(globalThis, { simulation: new Worker(address) });
    }, `simulate.js?count=${count}`),
  ]);
  return worker.evaluate<Simulated>('simulated');
}
