import type { ServiceContext } from '../platform/module-context.ts';
import type { PageSite } from '../platform/http/pages/page.ts';
import { sandboxCheckoutPath } from './checkout-paths.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { PaymentService } from './payment-service.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { SandboxCheckout } from './sandbox/sandbox-checkout.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';

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

/** A checkout on this origin that accepts test cards and takes no money. */
const createSandboxAdapter = ({ site, ...dependencies }: Omit<Dependencies, 'settings'>): PaymentAdapter => ({
  checkoutUrl: (checkoutId) => `${sandboxCheckoutPath}${checkoutId}`,
  routes: sandboxRoutes({ checkout: new SandboxCheckout(dependencies), site }),
  jobs: {},
  records: null,
});
