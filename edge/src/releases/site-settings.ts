import { SiteConfig } from '@emberclutch/contract/site/site.ts';
import {
  allowTestServicesVariable,
  toContact,
  contactVariables,
  siteNameVariable,
} from '@emberclutch/server/settings/contact-variables.ts';
import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import {
  origins,
  siteAddress,
  defineText,
  webAddress,
  defineWholeNumber,
  defineYesOrNo,
} from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';

/** The settings of a site: variables that differ from their defaults. Stored with the site, and changed by name. */
export type SiteSettings = Record<string, string>;

const defineAddress = (description: string): Variable<string> => ({
  schema: z.union([z.literal(''), webAddress]),
  fallback: '',
  expected: 'a web address, such as https://emberclutch.example',
  description,
});

const siteSettings = defineSettings(
  {
    PUBLIC_URL: {
      schema: z.union([z.literal(''), siteAddress]),
      fallback: '',
      expected: 'an http or https address without a path, such as https://emberclutch.example',
      description: 'Public address of the site; empty means HOST and PORT',
    },
    SITE_NAME: siteNameVariable,
    SITE_SLUG: {
      schema: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      fallback: 'emberclutch',
      expected: 'lower-case letters, digits and hyphens',
      description: 'Name of the product in addresses, as in /emberclutch-world',
    },
    SITE_API_BASE: defineAddress('Provider that browsers call directly; empty means the site itself'),
    SITE_API_HEADERS: {
      schema: z.enum(['', 'on', 'off']),
      fallback: '',
      expected: 'on or off',
      description:
        'Whether SITE_API_BASE allows x-client-version and idempotency-key in its CORS rules; empty means off, and on without SITE_API_BASE',
    },
    SITE_AUTH_SCHEME: {
      schema: z.enum(['Bearer', 'none']),
      fallback: 'Bearer',
      expected: 'Bearer or none',
      description: 'What stands before the session in the Authorization header of calls to the provider',
    },
    SITE_IMAGE_ORIGINS: {
      schema: origins,
      fallback: '',
      expected: 'an origin, such as https://cdn.example, or several separated by commas',
      description: 'Origins of the pictures of assets, besides the site and SITE_API_BASE',
    },
    SITE_FRAME_ANCESTORS: {
      schema: z.union([
        z.pipe(
          z.enum(['any', 'none']),
          z.transform((who): string[] => [who === 'any' ? '*' : "'none'"]),
        ),
        origins,
      ]),
      fallback: 'any',
      expected: 'any, none, or origins, such as https://wiki.example,https://forum.example',
      description:
        'Sites that may show the card of an asset in a frame, /embed/v1/frame/asset/12; pages of the site itself may never be framed',
    },
    SITE_EVIDENCE_SHARE: defineWholeNumber(
      100,
      'Percentage of opened pages that report failures and timings to /evidence; 0: none',
      0,
      100,
    ),
    SITE_WHITEPAPER_URL: defineText('/whitepaper', 'Target of the Whitepaper entry'),
    ...contactVariables,
    SITE_X_URL: defineAddress('Page of the product on X; empty means that there is none'),
    SITE_INSTAGRAM_URL: defineAddress('Page of the product on Instagram; empty means that there is none'),
    SITE_TIKTOK_URL: defineAddress('Page of the product on TikTok; empty means that there is none'),
    SITE_SAMPLE_WORLD: defineYesOrNo(
      'no',
      'Whether pages say that the world has sample accounts and assets; start begins a site with yes if it has an embedded world with WORLD_SEED=yes',
    ),
    ALLOW_TEST_SERVICES: allowTestServicesVariable,
  },
  (values): SiteInput => ({
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, '') || null,
    frameAncestors: values.SITE_FRAME_ANCESTORS,
    config: SiteConfig.parse({
      name: values.SITE_NAME,
      slug: values.SITE_SLUG,
      apiBase: values.SITE_API_BASE,
      ...(values.SITE_API_HEADERS !== '' && { extraHeaders: values.SITE_API_HEADERS === 'on' }),
      ...(values.SITE_AUTH_SCHEME === 'none' && { authScheme: values.SITE_AUTH_SCHEME }),
      ...(values.ALLOW_TEST_SERVICES && { isDemonstration: true }),
      ...(values.SITE_SAMPLE_WORLD && { isSampleWorld: true }),
      ...(values.SITE_IMAGE_ORIGINS.length > 0 && { imageOrigins: values.SITE_IMAGE_ORIGINS }),
      ...(values.SITE_EVIDENCE_SHARE < 100 && { evidenceShare: values.SITE_EVIDENCE_SHARE }),
      contact: toContact(values),
      whitepaperUrl: values.SITE_WHITEPAPER_URL,
      social: {
        x: values.SITE_X_URL,
        instagram: values.SITE_INSTAGRAM_URL,
        tiktok: values.SITE_TIKTOK_URL,
      },
    }),
  }),
);

/** The variables of a site, in the order of the documentation. */
export const siteVariables = siteSettings.variables;

/** Reads settings, without variables unknown to this version. @throws {SettingError} that names the first invalid setting */
export const readSiteSettings = (settings: SiteSettings): SiteInput => siteSettings.read(settings);

export const pickSiteSettings = (environment: Environment): SiteSettings =>
  removeDefaults(
    Object.fromEntries(Object.keys(siteVariables).map((name) => [name, environment[name] ?? ''])),
  );

/** Removes empty values and defaults. */
export function removeDefaults(settings: SiteSettings): SiteSettings {
  const defaults = new Map(Object.entries(siteVariables).map(([name, { fallback }]) => [name, fallback]));
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== '' && value !== defaults.get(name)),
  );
}

/** A site without its apps, as a composition needs it. */
export interface SiteInput {
  config: SiteConfig;
  /** Public URL of the site: `https://emberclutch.example`; null if it is not configured. */
  publicUrl: string | null;
  /** Sources of `frame-ancestors` of the frames for other sites; by default any. */
  frameAncestors?: readonly string[];
  /** Releases served by a development server: URL of the folder by app. */
  servedElsewhere?: Record<string, string>;
  /** Id of the composed candidate, for reports of its pages; by default the live site. */
  candidate?: string;
}
