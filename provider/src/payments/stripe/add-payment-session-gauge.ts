import type { ModuleContext } from '../../platform/module-context.ts';
import { countTroubledSessions } from './payment-session-repository.ts';

/**
 * Reports payment sessions that hold stock because they cannot be ended, and sessions that the payment service does not
 * know.
 */
export function addPaymentSessionGauge({ metrics, db }: Pick<ModuleContext, 'metrics' | 'db'>): void {
  const sessions = metrics.gauge({
    name: 'emberclutch_payment_sessions',
    help: 'Payment sessions that could not be ended yet (overdue), and that the payment service did not know (missing)',
    labelNames: ['state'],
  });
  metrics.addReader({
    gauges: [sessions],
    async read() {
      const { overdue, missing } = await countTroubledSessions(db);
      sessions.set({ state: 'overdue' }, overdue);
      sessions.set({ state: 'missing' }, missing);
    },
  });
}
