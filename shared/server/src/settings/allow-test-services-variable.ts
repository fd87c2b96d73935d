import { yesOrNo } from './variable.ts';

/** Read by the provider, and by the edge, whose pages say that the site is a demonstration. */
export const allowTestServicesVariable = yesOrNo(
  'no',
  'Whether a site that others than this machine reach may use MAIL=outbox, PAYMENTS=sandbox, test keys of Stripe and WORLD_PACE=minutes; it does not start with them otherwise. Each of its pages says that it is a demonstration',
);
