import { join, resolve } from 'node:path';
import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { defineSettings, SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { findRepeated, checkReleaseTokens, releaseTokensVariable } from './publish-api/release-tokens.ts';
import {
  origins,
  defineText,
  createUrlListSchema,
  webAddress,
  defineWholeNumber,
  defineYesOrNo,
} from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';
import { publisherSettings } from './publisher-settings.ts';
import { readSiteSettings, pickSiteSettings, siteVariables } from './releases/site-settings.ts';
import type { SiteSettings } from './releases/site-settings.ts';

export type EdgeSettings = ReturnType<typeof readEdgeSettings>;

const edgeSettings = defineSettings(
  {
    PORT: defineWholeNumber(3000, 'Port the site is served on; 0 picks a free one', 0, 65_535),
    HOST: defineText('localhost', 'Address the site is served on'),
    DATA_DIR: defineText(
      '.data',
      'Folder of all data of this machine: embedded database, releases, composed pages',
    ),
    SITE_DIR: defineText('', 'Folder of releases and composed pages; empty means DATA_DIR/site'),
    SITE_STORE: {
      schema: z.union([
        z.literal(''),
        z.string().check(z.regex(/^(s3:\/\/[a-z0-9.-]+(\/[\w./-]*)?|[^:]+)$/)),
      ]),
      fallback: '',
      expected: 's3://bucket/prefix, or a folder',
      description:
        'What edges on several disks share: releases, settings and the live switch. SITE_DIR is then a copy of it. Empty: only SITE_DIR',
    },
    PROVIDER_URL: {
      schema: createUrlListSchema(webAddress.check(z.refine((url) => URL.parse(url)?.pathname === '/'))),
      fallback: '',
      expected: 'a web address, such as http://localhost:4100, or several separated by commas',
      description:
        'Providers that run elsewhere; calls are spread over the ready ones. Empty runs the provider inside the edge',
    },
    ...siteVariables,
    OVERRIDE_ORIGINS: {
      schema: origins,
      fallback: '',
      expected: 'an origin, such as http://localhost:3101, or several separated by commas',
      description:
        'Origins from which a browser of an operator may load remotes after a press on /variants. Empty: only from this machine, while PUBLIC_URL is not set',
    },
    HTTPS_SUBDOMAINS: defineYesOrNo(
      'no',
      'Whether browsers refuse http for all subdomains of PUBLIC_URL too, for a year, if it is https',
    ),
    RELEASE_TOKENS: releaseTokensVariable,
    ...publisherSettings.variables,
  },
  (values) => {
    checkReleaseTokens(values.RELEASE_TOKENS);
    const provider = findRepeated(values.PROVIDER_URL.map((url) => new URL(url).href));
    if (provider !== undefined) throw new SettingError(`PROVIDER_URL has ${provider} twice.`);
    const dataDir = resolve(values.DATA_DIR);
    return {
      port: values.PORT,
      host: values.HOST,
      dataDir,
      siteDir: values.SITE_DIR ? resolve(values.SITE_DIR) : join(dataDir, 'site'),
      /** Empty if `siteDir` is the only store. */
      siteStore: values.SITE_STORE,
      /** Empty if the provider runs inside the edge. */
      providerUrls: values.PROVIDER_URL,
      releaseTokens: values.RELEASE_TOKENS,
      /** Without a trailing slash; null if it is not set and the port is still unknown. */
      publicUrl:
        values.PUBLIC_URL.replace(/\/+$/, '') ||
        (values.PORT === 0 ? null : formatAddress(values.HOST, values.PORT)),
      overrideOrigins: values.OVERRIDE_ORIGINS,
      areSubdomainsHttps: values.HTTPS_SUBDOMAINS,
      isDemonstration: values.ALLOW_TEST_SERVICES,
    };
  },
);

/** Every environment variable that the edge reads, in the order of the documentation. */
export const { variables } = edgeSettings;

/** @throws {SettingError} that names the first invalid setting */
export function readEdgeSettings(environment: Environment) {
  const values = edgeSettings.read(environment);
  const address: SiteSettings = values.publicUrl === null ? {} : { PUBLIC_URL: values.publicUrl };
  const settings = {
    ...values,
    ...publisherSettings.read(environment),
    /** Settings with which a new site begins. */
    site: { ...pickSiteSettings(environment), ...address },
  };
  readSiteSettings(settings.site);
  return settings;
}

/** Formats the address at which a browser on this machine opens a server. */
export function formatAddress(host: string, port: number): string {
  // A browser cannot open the wildcard address.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
