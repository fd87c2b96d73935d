/** Response headers that let pages of any origin read the response, without credentials. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
