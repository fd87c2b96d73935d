import type { ServiceContext } from '../platform/module-context.ts';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createSandboxAdapter } from './sandbox/create-sandbox-adapter.ts';
import { createStripeAdapter } from './stripe/create-stripe-adapter.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
  settings: PaymentSettings;
  publicUrl: string;
  site: PageSite;
}

/** The adapter that the settings choose. */
export const createPaymentAdapter = ({
  settings: { stripe },
  ...dependencies
}: Dependencies): PaymentAdapter =>
  stripe ? createStripeAdapter({ ...dependencies, settings: stripe }) : createSandboxAdapter(dependencies);
