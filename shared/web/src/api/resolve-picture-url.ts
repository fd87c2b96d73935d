/** The URL of a picture. Providers send a complete address, or a path on their own origin. */
export const resolvePictureUrl = (address: string, apiBase: string): string =>
  completeUrl.test(address) ? address : `${apiBase}/${address.replace(/^\//, '')}`;

/** Matches a URL with an origin, and a `data:` URL. */
const completeUrl = /^(https?:)?\/\/|^data:/i;
