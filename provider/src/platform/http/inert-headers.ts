/** Security headers of answers that are sent before routing, which the hooks for all other answers do not reach. */
export const inertHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
