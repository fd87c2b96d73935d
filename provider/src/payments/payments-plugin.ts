import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { createPayments } from './create-payments.ts';
import type { PaymentSettings } from './payment-settings.ts';
import type { Payments } from './payments.ts';

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

interface PaymentsOptions extends ModuleContext {
  settings: PaymentSettings;
  publicUrl: string;
}

/** Takes card payments for locks by the adapter that the settings choose. */
export const paymentsPlugin = fp<PaymentsOptions>(
  async (app, { db, clock, jobs, settings, publicUrl }) => {
    const payments = createPayments({ db, clock, settings, publicUrl });
    app.decorate('payments', payments);
    for (const job of payments.jobs) jobs.add(job);
  },
  { name: 'payments' },
);
