import type { DatabaseClock } from '../database/database-clock.ts';
import type { Metrics } from './metrics.ts';

/** Reports by how much the clock of this process differs from the database's. */
export function addClockGauge(metrics: Metrics, clock: DatabaseClock): void {
  const skew = metrics.gauge({
    name: 'emberclutch_clock_skew_seconds',
    help: 'Seconds by which the clock of this process is ahead of the database',
  });
  metrics.addReader({
    gauges: [skew],
    async read() {
      await clock.measure();
      skew.set(clock.skew);
    },
  });
}
