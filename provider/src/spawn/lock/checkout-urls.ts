/** Port to the payment module. */
export interface CheckoutUrls {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  checkoutUrl(checkoutId: string): string;
}
