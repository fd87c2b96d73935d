/** The URL of a picture. Providers send a complete address, or a path on their own origin. */
export const resolvePictureUrl = (address: string, apiBase: string): string =>
  completeUrl.test(address) ? address : `${apiBase}/${address.replace(/^\//, '')}`;

const completeUrl = /^(https?:)?\/\/|^data:/i;
