import fp from 'fastify-plugin';
import { nowInSeconds } from '../platform/clock.ts';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import type { LockSale } from '../spawn/purchases/lock-sale.ts';
import { createPaymentAdapter } from './create-payment-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { countDueRefunds } from './payment-repository.ts';
import { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { reconciliationJob } from './reconciliation/reconciliation-job.ts';
import { readReconciliation } from './reconciliation/reconciliation-run-repository.ts';
import { ReconciliationService } from './reconciliation/reconciliation-service.ts';
import { countOpenDisputes } from './returns/return-repository.ts';
import { addPaymentSessionGauge } from './stripe/add-payment-session-gauge.ts';

declare module 'fastify' {
  interface FastifyInstance {
    paymentAdapter: PaymentAdapter;
    payments: PaymentService;
  }
}

interface PaymentsOptions extends ModuleContext {
  settings: PaymentSettings;
  publicUrl: string;
  site: PageSite;
  sale: LockSale;
}

/** Takes card payments for locks by the adapter that the settings choose. */
export const paymentsPlugin = fp<PaymentsOptions>(
  async (app, { db, jobDb, clock, jobs, metrics, settings, publicUrl, site, sale }) => {
    const payments = new PaymentService({ db, clock, sale });
    const paymentAdapter = createPaymentAdapter({ db, clock, payments, settings, publicUrl, site });
    app.decorate('paymentAdapter', paymentAdapter);
    app.decorate('payments', payments);
    if (settings.stripe) addPaymentSessionGauge({ metrics, db: jobDb });
    addMoneyGauges({ metrics, db: jobDb, clock });
    for (const [name, job] of Object.entries(paymentAdapter.jobs)) jobs.add(name, job);
    const reconciliation = new ReconciliationService({
      db: jobDb,
      clock,
      records: paymentAdapter.records,
    });
    jobs.add('reconciliation', reconciliationJob({ db: jobDb, clock, reconciliation }));
  },
  { name: 'payments', dependencies: ['seasons'] },
);

/** Reports refunds that are due, open disputes, and what the last comparison of money found. */
function addMoneyGauges({ metrics, db, clock }: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
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
