import fp from 'fastify-plugin';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { addPaymentSessionGauge } from './stripe/add-payment-session-gauge.ts';
import { addMoneyGauges } from './add-money-gauges.ts';
import { createPaymentAdapter } from './create-payment-adapter.ts';
import type { LockSale } from '../spawn/purchases/lock-sale.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { reconciliationJob } from './reconciliation/reconciliation-job.ts';
import { ReconciliationService } from './reconciliation/reconciliation-service.ts';

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
