import * as z from 'zod/mini';
import {
  allowTestServicesVariable,
  toContact,
  contactVariables,
  siteNameVariable,
} from '@emberclutch/server/settings/contact-variables.ts';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { trustProxyVariable } from './trust-proxy.ts';
import { origins, siteAddress, defineWholeNumber } from '@emberclutch/server/settings/variable.ts';

/** Other sections of settings depend on this variable, too. */
export const publicUrlVariable = {
  schema: z.pipe(
    siteAddress,
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  fallback: 'http://localhost:3000',
  expected: 'an http or https address without a path, such as https://emberclutch.example',
  description: 'Public address of the site; base of links in mails and on checkout pages',
};

export const serverSettings = defineSettings(
  {
    HOST: {
      schema: z.string().check(z.regex(/^[\w.:-]+$/)),
      fallback: '127.0.0.1',
      expected: 'a host name or an IP address to listen on',
      description: 'Address the provider listens on in a process of its own',
    },
    PORT: defineWholeNumber(
      4100,
      'Port the provider listens on in a process of its own; 0 picks a free one',
      0,
      65_535,
    ),
    PUBLIC_URL: publicUrlVariable,
    SITE_NAME: siteNameVariable,
    ...contactVariables,
    ALLOWED_ORIGINS: {
      schema: origins,
      fallback: '',
      expected: 'origins separated by commas, such as https://shop.example,https://wiki.example',
      description: 'Other origins allowed to call the API with credentials; public reads allow every origin',
    },
    TRUST_PROXY: trustProxyVariable,
    REQUESTS_PER_ADDRESS: defineWholeNumber(
      200,
      'Maximum requests of one network address in a second, on average over ten, without files of releases; this machine is not limited',
    ),
    ALLOW_TEST_SERVICES: allowTestServicesVariable,
  },
  (values) => ({
    host: values.HOST,
    port: values.PORT,
    /** Without a slash at the end. */
    publicUrl: values.PUBLIC_URL,
    siteName: values.SITE_NAME,
    contact: toContact(values),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    requestsPerSecond: values.REQUESTS_PER_ADDRESS,
    /** Whether a public site may store its mail, charge no money and hatch within minutes. Each of its pages says so. */
    areTestServicesAllowed: values.ALLOW_TEST_SERVICES,
  }),
);

export type ServerSettings = ReturnType<typeof serverSettings.read>;
