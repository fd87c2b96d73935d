import * as z from 'zod/mini';
import type { Variable } from './variable.ts';
import { text } from './variable.ts';

/** Read by the edge for the pages of the site, and by the provider for its own pages and e-mails. */
export const siteNameVariable = text('Emberclutch', 'Name of the product, as pages and mails show it');

/** Read by the edge for the pages of the site, and by the provider for its e-mails. */
export const contactVariables = {
  SITE_OPERATOR: text('', 'Who runs the site, as terms, privacy, footer, receipts and mails name them'),
  SITE_OPERATOR_ADDRESS: text('', 'Postal address of the operator, in one line'),
  SITE_SUPPORT_MAIL: {
    schema: z.union([z.literal(''), z.email()]),
    fallback: '',
    takes: 'an e-mail address',
    about: 'Where players can write to',
  } satisfies Variable<string>,
};

/** Who runs a site, and where players can write to. Empty if the site does not say. */
export interface Contact {
  operator: string;
  address: string;
  mail: string;
}

export const toContact = (values: {
  SITE_OPERATOR: string;
  SITE_OPERATOR_ADDRESS: string;
  SITE_SUPPORT_MAIL: string;
}): Contact => ({
  operator: values.SITE_OPERATOR,
  address: values.SITE_OPERATOR_ADDRESS,
  mail: values.SITE_SUPPORT_MAIL,
});
