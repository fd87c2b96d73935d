import type { Payments } from '../payments.ts';
import { checkoutPath } from './checkout-path.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

/** A checkout of our own on this origin, which takes test cards and no money. */
export const sandboxPayments: Payments = {
  checkoutUrl: (checkoutId) => `${checkoutPath}${checkoutId}`,
  routes: sandboxRoutes,
  jobs: [],
  async *listTaken() {},
};
