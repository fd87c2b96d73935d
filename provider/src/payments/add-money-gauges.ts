import { nowInSeconds } from '../platform/clock.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { countDueRefunds } from './payment-repository.ts';
import { readReconciliation } from './reconciliation/reconciliation-run-repository.ts';
import { countOpenDisputes } from './returns/return-repository.ts';

/** Reports refunds that are due, open disputes, and what the last comparison of money found. */
export function addMoneyGauges({
  metrics,
  db,
  clock,
}: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
  const refunds = metrics.gauge({
    name: 'emberclutch_refunds',
    help: 'Payments with a refund that is due, and payments with a due refund that has failed before',
    labelNames: ['state'],
  });
  const oldest = metrics.gauge({
    name: 'emberclutch_refunds_oldest_seconds',
    help: 'How long the oldest payment has been waiting for its refund',
  });
  const disputes = metrics.gauge({
    name: 'emberclutch_disputes',
    help: 'Disputes and inquiries that are not decided',
  });
  const differences = metrics.gauge({
    name: 'emberclutch_reconciliation_differences',
    help: 'Differences that the last comparison of money, eggs and the records of the payment service found',
  });
  const age = metrics.gauge({
    name: 'emberclutch_reconciliation_age_seconds',
    help: 'Seconds since the last comparison of money finished',
  });
  metrics.addReader({
    gauges: [refunds, oldest, disputes, differences, age],
    async read() {
      const now = nowInSeconds(clock);
      const due = await countDueRefunds(db);
      refunds.set({ state: 'waiting' }, due.waiting);
      refunds.set({ state: 'failed' }, due.failed);
      oldest.set(due.oldest === null ? 0 : Math.max(0, now - due.oldest));
      disputes.set(await countOpenDisputes(db));
      const last = await readReconciliation(db);
      differences.set(last.differences);
      age.set(Math.max(0, now - last.finishedAt));
    },
  });
}
