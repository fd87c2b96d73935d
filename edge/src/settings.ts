import { join, resolve } from 'node:path';
import { checkTestServices } from '@emberclutch/provider/config/check-test-services.ts';
import { readConfig } from '@emberclutch/provider/config/config.ts';
import { allowTestServicesVariable } from '@emberclutch/server/settings/allow-test-services-variable.ts';
import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import {
  origins,
  siteAddress,
  text,
  urlList,
  webAddress,
  wholeNumber,
} from '@emberclutch/server/settings/variable.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import * as z from 'zod/mini';
import type { Publisher } from './publishing/publisher.ts';

export interface EdgeSettings {
  port: number;
  host: string;
  /** Absolute path of the folder that holds all data of this machine. */
  dataDir: string;
  /** Folder of published releases and composed pages. */
  siteDir: string;
  /** Base URLs of the providers in other processes; empty when the provider runs inside the edge. */
  providerUrls: string[];
  /** Where browsers reach the site, without a slash at the end; null when it is not set and the port is not known yet. */
  publicUrl: string | null;
  site: SiteConfig;
  /** Origins from which any browser of this site may load a remote, if the visitor asks for it. */
  overrideOrigins: string[];
  /** Who releases what, as `releases` shows it; null: the user and the commit of this checkout. */
  publisher: Publisher;
}

const address = (fallback: string, about: string): Variable<string> => ({
  schema: z.union([z.literal(fallback), webAddress]),
  fallback,
  takes: 'a web address, such as https://emberclutch.example',
  about,
});

const edgeSettings = defineSettings(
  {
    PORT: wholeNumber(3000, 'Port the site is served on; 0 picks a free one', 0, 65_535),
    HOST: text('localhost', 'Address the site is served on'),
    DATA_DIR: text(
      '.data',
      'Folder of all data of this machine: embedded database, releases, composed pages',
    ),
    SITE_DIR: text('', 'Folder of releases and composed pages; empty means DATA_DIR/site'),
    PUBLIC_URL: {
      schema: z.union([z.literal(''), siteAddress]),
      fallback: '',
      takes: 'an http or https address without a path, such as https://emberclutch.example',
      about: 'Public address of the site; empty means HOST and PORT',
    },
    PROVIDER_URL: {
      schema: urlList(webAddress.check(z.refine((url) => URL.parse(url)?.pathname === '/'))),
      fallback: '',
      takes: 'a web address, such as http://localhost:4100, or several separated by commas',
      about:
        'Providers that run elsewhere; calls are spread over those that are ready. Empty runs the provider inside the edge',
    },
    SITE_NAME: text('Emberclutch', 'Name of the product, as pages show it'),
    SITE_SLUG: {
      schema: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      fallback: 'emberclutch',
      takes: 'lower-case letters, digits and hyphens',
      about: 'Name of the product in addresses, as in /emberclutch-world',
    },
    SITE_API_BASE: address('', 'Provider that browsers call directly; empty means the site itself'),
    SITE_API_HEADERS: {
      schema: z.enum(['', 'on', 'off']),
      fallback: '',
      takes: 'on or off',
      about:
        'Whether SITE_API_BASE allows x-client-version and idempotency-key in its CORS rules; empty means off, and on without SITE_API_BASE',
    },
    SITE_AUTH_SCHEME: {
      schema: z.enum(['Bearer', 'none']),
      fallback: 'Bearer',
      takes: 'Bearer or none',
      about: 'What stands before the session in the Authorization header of calls to the provider',
    },
    SITE_IMAGE_ORIGINS: {
      schema: origins,
      fallback: '',
      takes: 'an origin, such as https://cdn.example, or several separated by commas',
      about: 'Origins of the pictures of assets, besides the site and SITE_API_BASE',
    },
    SITE_WHITEPAPER_URL: text('/whitepaper', 'Target of the Whitepaper entry'),
    SITE_X_URL: address('https://x.com/emberclutch', 'Link to the product on X'),
    SITE_INSTAGRAM_URL: address('https://www.instagram.com/emberclutch', 'Link to the product on Instagram'),
    SITE_TIKTOK_URL: address('https://www.tiktok.com/@emberclutch', 'Link to the product on TikTok'),
    OVERRIDE_ORIGINS: {
      schema: origins,
      fallback: '',
      takes: 'an origin, such as http://localhost:3101, or several separated by commas',
      about:
        'Origins from which a browser may load remotes after a press on /overrides. Empty: only browsers of operators, from this machine, while PUBLIC_URL is not set',
    },
    ALLOW_TEST_SERVICES: allowTestServicesVariable,
    RELEASE_USER: text(
      '',
      'Who releases, as the list of releases shows it; empty means the user of the operating system',
    ),
    RELEASE_COMMIT: text(
      '',
      'Commit that is released, as the list of releases shows it; empty means that of the checkout',
    ),
  },
  (values): EdgeSettings => {
    const dataDir = resolve(values.DATA_DIR);
    return {
      port: values.PORT,
      host: values.HOST,
      dataDir,
      siteDir: values.SITE_DIR ? resolve(values.SITE_DIR) : join(dataDir, 'site'),
      providerUrls: values.PROVIDER_URL,
      publisher: { by: values.RELEASE_USER || null, commit: values.RELEASE_COMMIT || null },
      publicUrl: values.PUBLIC_URL.replace(/\/+$/, '') || ownAddress(values.HOST, values.PORT),
      overrideOrigins: values.OVERRIDE_ORIGINS,
      site: {
        name: values.SITE_NAME,
        slug: values.SITE_SLUG,
        apiBase: values.SITE_API_BASE,
        ...(values.SITE_API_HEADERS !== '' && { extraHeaders: values.SITE_API_HEADERS === 'on' }),
        ...(values.SITE_AUTH_SCHEME === 'none' && { authScheme: values.SITE_AUTH_SCHEME }),
        ...(values.ALLOW_TEST_SERVICES && { isDemonstration: true }),
        ...(values.SITE_IMAGE_ORIGINS.length > 0 && { imageOrigins: values.SITE_IMAGE_ORIGINS }),
        whitepaperUrl: values.SITE_WHITEPAPER_URL,
        social: {
          x: values.SITE_X_URL,
          instagram: values.SITE_INSTAGRAM_URL,
          tiktok: values.SITE_TIKTOK_URL,
        },
      },
    };
  },
);

/** Every environment variable that the edge reads, in the order of the documentation. */
export const { variables } = edgeSettings;

/**
 * Reads the settings once.
 * @throws {SettingError} naming the first setting that cannot be used, of the edge or of the provider inside it
 */
export function readEdgeSettings(environment: Environment): EdgeSettings {
  const settings = edgeSettings.read(environment);
  // Checks the settings of the provider inside as well, before a build or a database is started.
  if (settings.providerUrls.length === 0) {
    const config = readConfig(environment);
    checkTestServices({ ...config, publicUrl: settings.publicUrl ?? config.publicUrl });
  }
  return settings;
}

function ownAddress(host: string, port: number): string | null {
  if (port === 0) return null;
  // The wildcard address accepts connections; a browser cannot open it.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
