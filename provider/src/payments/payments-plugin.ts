import fp from 'fastify-plugin';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import type { LockSale } from '../spawn/purchases/lock-sale.ts';
import { createPaymentAdapter } from './create-payment-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { countDueRefunds } from './payment-repository.ts';
import { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createReconciliationJob } from './reconciliation/reconciliation-job.ts';
import { readReconciliation } from './reconciliation/reconciliation-repository.ts';
import { countOpenDisputes } from './returns/return-repository.ts';
import { countFailedSessions } from './stripe/payment-session-repository.ts';

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

/** Takes card payments for locks, with the adapter that the settings name. */
export const paymentsPlugin = fp<PaymentsOptions>(
  async (app, { db, jobDb, clock, jobs, metrics, settings, publicUrl, site, sale }) => {
    const payments = new PaymentService({ db, clock, sale });
    const paymentAdapter = await createPaymentAdapter({ db, clock, payments, settings, publicUrl, site });
    app.decorate('paymentAdapter', paymentAdapter);
    app.decorate('payments', payments);
    addMoneyGauges({ metrics, db: jobDb, clock });
    for (const [name, job] of Object.entries(paymentAdapter.jobs)) jobs.add(name, job);
    const { records } = paymentAdapter;
    jobs.add('reconciliation', createReconciliationJob({ db: jobDb, clock, records }));
  },
  { name: 'payments', dependencies: ['seasons'] },
);

/** Reports sessions of the payment service, due refunds, open disputes, and the result of the last reconciliation. */
function addMoneyGauges({ metrics, db, clock }: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
  const descriptions = {
    emberclutch_payment_sessions:
      'Payment sessions that hold stock because they could not be ended (overdue), and that the payment service did not know (missing)',
    emberclutch_refunds:
      'Payments with a refund that is due, and payments with a due refund that has failed before',
    emberclutch_refunds_oldest_seconds: 'How long the oldest payment has been waiting for its refund',
    emberclutch_disputes: 'Disputes and inquiries that are not decided',
    emberclutch_reconciliation_differences:
      'Differences that the last comparison of money, eggs and the records of the payment service found',
    emberclutch_reconciliation_age_seconds: 'Seconds since the last comparison of money finished',
  };
  metrics.addDatabaseGauges(descriptions, async () => {
    const now = clock.nowInSeconds();
    const { waiting, failed, oldest } = await countDueRefunds(db);
    const { differences, finishedAt } = await readReconciliation(db);
    return {
      emberclutch_payment_sessions: await countFailedSessions(db),
      emberclutch_refunds: { waiting, failed },
      emberclutch_refunds_oldest_seconds: oldest === null ? 0 : Math.max(0, now - oldest),
      emberclutch_disputes: await countOpenDisputes(db),
      emberclutch_reconciliation_differences: differences,
      emberclutch_reconciliation_age_seconds: Math.max(0, now - finishedAt),
    };
  });
}
