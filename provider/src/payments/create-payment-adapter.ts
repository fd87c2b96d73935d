import type { ServiceContext } from '../platform/module-context.ts';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createSandboxAdapter } from './sandbox/create-sandbox-adapter.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
  settings: PaymentSettings;
  publicUrl: string;
  site: PageSite;
}

/** The adapter that the settings choose. Loads the client of Stripe only where it is used. */
export async function createPaymentAdapter({
  settings: { stripe },
  ...dependencies
}: Dependencies): Promise<PaymentAdapter> {
  if (!stripe) return createSandboxAdapter(dependencies);
  const { createStripeAdapter } = await import('./stripe/create-stripe-adapter.ts');
  return createStripeAdapter({ ...dependencies, settings: stripe });
}
