import { nowInSeconds } from '../platform/clock.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { findOpenCycle } from './season-repository.ts';
import { noStock } from './stock-counts.ts';
import { readStock } from './stock-repository.ts';

/** Reports the stock that is left in the open cycle. */
export function addStockGauge({ metrics, db, clock }: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
  const stock = metrics.gauge({
    name: 'emberclutch_stock_remaining',
    help: 'What is left in the open cycle',
    labelNames: ['kind'],
  });
  metrics.addReader({
    gauges: [stock],
    async read() {
      const cycle = await findOpenCycle(db, nowInSeconds(clock));
      const { eggs, keys } = cycle ? await readStock(db, cycle.id) : noStock;
      stock.set({ kind: 'egg' }, eggs);
      stock.set({ kind: 'key' }, keys);
    },
  });
}
