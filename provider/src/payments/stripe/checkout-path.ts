/** Where buyers set out for Stripe; the checkout's id follows. */
export const checkoutPath = '/v1/checkouts/';
