/** Path prefix of sandbox checkouts; the checkout id follows. */
export const checkoutPath = '/sandbox/checkout/';
