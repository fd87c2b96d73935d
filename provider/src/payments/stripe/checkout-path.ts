/** Path prefix of checkouts that redirect to Stripe; the checkout id follows. */
export const checkoutPath = '/v1/checkouts/';
