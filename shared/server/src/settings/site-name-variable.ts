import { text } from './variable.ts';

/** Read by the edge for the pages of the site, and by the provider for its own pages and e-mails. */
export const siteNameVariable = text('Emberclutch', 'Name of the product, as pages and mails show it');
