import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { addPaymentSessionGauge } from './stripe/add-payment-session-gauge.ts';
import { createPaymentAdapter } from './create-payment-adapter.ts';
import type { LockSale } from '../spawn/purchases/lock-sale.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    paymentAdapter: PaymentAdapter;
    payments: PaymentService;
  }
}

interface PaymentsOptions extends ModuleContext {
  settings: PaymentSettings;
  publicUrl: string;
  sale: LockSale;
}

/** Takes card payments for locks by the adapter that the settings choose. */
export const paymentsPlugin = fp<PaymentsOptions>(
  async (app, { db, jobDb, clock, jobs, metrics, settings, publicUrl, sale }) => {
    const payments = new PaymentService({ db, clock, sale });
    const paymentAdapter = createPaymentAdapter({ db, clock, payments, settings, publicUrl });
    app.decorate('paymentAdapter', paymentAdapter);
    app.decorate('payments', payments);
    if (settings.stripe) addPaymentSessionGauge({ metrics, db: jobDb });
    for (const [name, job] of Object.entries(paymentAdapter.jobs)) jobs.add(name, job);
  },
  { name: 'payments', dependencies: ['seasons'] },
);
