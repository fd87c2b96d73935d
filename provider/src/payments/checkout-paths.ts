/** Path prefix of sandbox checkouts; the checkout id follows. */
export const sandboxCheckoutPath = '/sandbox/checkout/';

/** Path prefix of checkouts that redirect to Stripe; the checkout id follows. */
export const stripeCheckoutPath = '/v1/checkouts/';
