import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import * as z from 'zod/mini';
import type { Variable } from './variable.ts';
import { defineText, defineYesOrNo } from './variable.ts';

/** The edge reads this variable for the pages of the site, and the provider for its own pages and e-mails. */
export const siteNameVariable = defineText('Emberclutch', 'Name of the product, as pages and mails show it');

/** The edge reads these variables for the pages of the site, and the provider for its e-mails. */
export const contactVariables = {
  SITE_OPERATOR: defineText('', 'Who runs the site, as terms, privacy, footer, receipts and mails name them'),
  SITE_OPERATOR_ADDRESS: defineText('', 'Postal address of the operator, in one line'),
  SITE_SUPPORT_MAIL: {
    schema: z.union([z.literal(''), z.email()]),
    fallback: '',
    expected: 'an e-mail address',
    description: 'Where players can write to',
  } satisfies Variable<string>,
};

/** Who runs a site, and where players can write to. Members without a setting are empty. */
export type Contact = NonNullable<SiteConfig['contact']>;

export const toContact = (values: Record<keyof typeof contactVariables, string>): Contact => ({
  operator: values.SITE_OPERATOR,
  address: values.SITE_OPERATOR_ADDRESS,
  mail: values.SITE_SUPPORT_MAIL,
});

/** The provider reads this variable for its checks, and the edge for its pages, which say that the site is a demonstration. */
export const allowTestServicesVariable = defineYesOrNo(
  'no',
  'Whether a site which other machines can reach may use MAIL=outbox, PAYMENTS=sandbox, test keys of Stripe and WORLD_PACE=minutes; it does not start with them otherwise. Each of its pages then says that it is a demonstration',
);
