/** Headers of answers that the hooks which protect all others do not reach, because they are given before routing. */
export const inertHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
