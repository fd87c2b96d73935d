import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentAdapter } from '../payment-adapter.ts';
import type { PaymentService } from '../payment-service.ts';
import { checkoutPath } from './checkout-path.ts';
import { SandboxCheckout } from './sandbox-checkout.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  payments: PaymentService;
}

/** A checkout on this origin that accepts test cards and takes no money. */
export const createSandboxAdapter = (dependencies: Dependencies): PaymentAdapter => ({
  checkoutUrl: (checkoutId) => `${checkoutPath}${checkoutId}`,
  routes: sandboxRoutes({ checkout: new SandboxCheckout(dependencies) }),
  jobs: {},
  records: null,
});
