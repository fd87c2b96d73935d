/** The URL of a picture: an address of any provider may be complete, or a path of that provider. */
export const pictureUrl = (address: string, apiBase: string): string =>
  isComplete.test(address) ? address : `${apiBase}/${address.replace(/^\//, '')}`;

/** A URL with its origin, or a picture within the address. */
const isComplete = /^(https?:)?\/\/|^data:/i;
