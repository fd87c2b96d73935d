/** Where the checkouts of the sandbox are; the checkout's id follows. */
export const checkoutPath = '/sandbox/checkout/';
