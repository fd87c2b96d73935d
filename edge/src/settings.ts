import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { readConfig } from '@emberclutch/provider/config';
import type { SiteConfig } from '@emberclutch/shared/contract/site';

/** A setting that cannot be used; the message names it and says what it takes. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const webAddress = z.url({ protocol: /^https?$/ });

const wholePort = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(65_535))),
);

interface Variable<Value> {
  schema: z.ZodMiniType<Value, string>;
  fallback: string;
  /** Ends the sentence "PORT takes ...". */
  takes: string;
  /** For the table of settings in the documentation. */
  about: string;
}

const text = (fallback: string, about: string): Variable<string> => ({
  schema: z.string().check(z.minLength(fallback === '' ? 0 : 1)),
  fallback,
  takes: 'any text',
  about,
});

const address = (fallback: string, about: string): Variable<string> => ({
  schema: z.union([z.literal(fallback), webAddress]),
  fallback,
  takes: 'a web address, such as https://emberclutch.example',
  about,
});

/** Every environment variable the edge reads; the documentation's table is made from this one. */
export const variables = {
  PORT: {
    schema: wholePort,
    fallback: '3000',
    takes: 'a whole number from 0 to 65535',
    about: 'Port the site is served on; 0 picks a free one',
  },
  HOST: text('localhost', 'Address the site is served on'),
  DATA_DIR: text(
    '.data',
    'Folder of all that this machine keeps: the embedded world, releases, composed pages',
  ),
  SITE_DIR: text('', 'Folder of releases and composed pages; empty means DATA_DIR/site'),
  PUBLIC_URL: address('', 'Where people reach the site; empty means HOST and PORT'),
  PROVIDER_URL: {
    schema: z.pipe(
      z.string(),
      z.pipe(
        z.transform((list: string) => list.split(/[\s,]+/).filter(Boolean)),
        z.array(webAddress.check(z.refine((url) => new URL(url).pathname === '/'))),
      ),
    ),
    fallback: '',
    takes: 'a web address, such as http://localhost:4100, or several separated by commas',
    about:
      'Providers that run elsewhere; calls are spread over those that are ready. Empty runs the provider inside the edge',
  },
  SITE_NAME: text('Emberclutch', 'Name of the product, as pages show it'),
  SITE_SLUG: {
    schema: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    fallback: 'emberclutch',
    takes: 'small letters, digits and dashes',
    about: 'Name of the product in addresses, as in /emberclutch-world',
  },
  SITE_API_BASE: address('', 'Provider that browsers call directly; empty means the site itself'),
  SITE_WHITEPAPER_URL: text('/whitepaper', 'Where the Whitepaper entry leads'),
  SITE_X_URL: address('https://x.com/emberclutch', 'Link to the product on X'),
  SITE_INSTAGRAM_URL: address('https://www.instagram.com/emberclutch', 'Link to the product on Instagram'),
  SITE_TIKTOK_URL: address('https://www.tiktok.com/@emberclutch', 'Link to the product on TikTok'),
} satisfies Record<string, Variable<unknown>>;

export interface EdgeSettings {
  port: number;
  host: string;
  /** Absolute path of everything that this machine keeps. */
  dataDir: string;
  /** Where published releases and composed pages are. */
  siteDir: string;
  /** Base URLs of the providers that run elsewhere; none where it runs inside. */
  providerUrls: string[];
  /** Where people reach the site, without a slash at the end; null where nobody has said and the port is any. */
  publicUrl: string | null;
  site: SiteConfig;
}

/**
 * Reads the settings once.
 * @throws {SettingError} naming the first setting that cannot be used
 * @throws {ConfigError} the same for a setting of the provider that runs inside
 */
export function readEdgeSettings(environment: NodeJS.ProcessEnv): EdgeSettings {
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>): Value => {
    const given = environment[name] || variable.fallback;
    const result = z.safeParse(variable.schema, given);
    if (!result.success) throw new SettingError(`${name} is "${given}", but takes ${variable.takes}.`);
    return result.data;
  };
  const v = variables;
  const host = read('HOST', v.HOST);
  const port = read('PORT', v.PORT);
  const dataDir = resolve(read('DATA_DIR', v.DATA_DIR));
  const siteDir = read('SITE_DIR', v.SITE_DIR);
  const providerUrls = read('PROVIDER_URL', v.PROVIDER_URL);
  // A setting of the provider inside is refused here as well: before anything slow begins, not after it.
  if (providerUrls.length === 0) readConfig(environment);
  return {
    port,
    host,
    dataDir,
    siteDir: siteDir ? resolve(siteDir) : join(dataDir, 'site'),
    providerUrls,
    publicUrl: read('PUBLIC_URL', v.PUBLIC_URL).replace(/\/+$/, '') || ownAddress(host, port),
    site: {
      name: read('SITE_NAME', v.SITE_NAME),
      slug: read('SITE_SLUG', v.SITE_SLUG),
      apiBase: read('SITE_API_BASE', v.SITE_API_BASE),
      whitepaperUrl: read('SITE_WHITEPAPER_URL', v.SITE_WHITEPAPER_URL),
      social: {
        x: read('SITE_X_URL', v.SITE_X_URL),
        instagram: read('SITE_INSTAGRAM_URL', v.SITE_INSTAGRAM_URL),
        tiktok: read('SITE_TIKTOK_URL', v.SITE_TIKTOK_URL),
      },
    },
  };
}

function ownAddress(host: string, port: number): string | null {
  if (port === 0) return null;
  // Listening everywhere is no address to go to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
