import type { ServiceContext } from '../platform/module-context.ts';
import type { PageSite } from '../platform/http/pages/page.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { SandboxCheckout } from './sandbox/sandbox-checkout.ts';
import { createSandboxRoutes } from './sandbox/create-sandbox-routes.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
  settings: PaymentSettings;
  publicUrl: string;
  site: PageSite;
}

/** Creates the adapter that the settings name. Loads the client of Stripe only if it is used. */
export async function createPaymentAdapter({
  settings: { stripe },
  ...dependencies
}: Dependencies): Promise<PaymentAdapter> {
  if (!stripe) return createSandboxAdapter(dependencies);
  const { createStripeAdapter } = await import('./stripe/create-stripe-adapter.ts');
  return createStripeAdapter({ ...dependencies, settings: stripe });
}

/** Creates a checkout on this origin that accepts test cards and takes no money. */
const createSandboxAdapter = ({ site, ...dependencies }: Omit<Dependencies, 'settings'>): PaymentAdapter => ({
  routes: createSandboxRoutes({ checkout: new SandboxCheckout(dependencies), site }),
  jobs: {},
  records: null,
});
