import type { ServiceContext } from '../../platform/module-context.ts';
import type { PageSite } from '../../platform/http/pages/page.ts';
import type { PaymentAdapter } from '../payment-adapter.ts';
import type { PaymentService } from '../payment-service.ts';
import { checkoutPath } from './checkout-path.ts';
import { SandboxCheckout } from './sandbox-checkout.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
  site: PageSite;
}

/** A checkout on this origin that accepts test cards and takes no money. */
export const createSandboxAdapter = ({ site, ...dependencies }: Dependencies): PaymentAdapter => ({
  checkoutUrl: (checkoutId) => `${checkoutPath}${checkoutId}`,
  routes: sandboxRoutes({ checkout: new SandboxCheckout(dependencies), site }),
  jobs: {},
  records: null,
});
