import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { addStockGauge } from './stock-gauge.ts';

/** The calendar of seasons and spawn cycles, and the stock of each cycle. */
export const seasonsPlugin = fp<ModuleContext>(
  async (_app, context) => {
    addStockGauge(context);
  },
  { name: 'seasons' },
);
