import type { SeasonName } from '../season/season-name.ts';

/**
 * The values that the edge writes into a composed page, and that the boot script and the host read there. Imports nothing: the boot
 * script is part of every page, and takes only the constants that it uses.
 */

/** Id of the JSON element with the page's `PageData`. */
export const pageDataId = 'emberclutch-page';

/** Path of the site's `LiveRegistry`. */
export const liveRegistryPath = '/registry.json';

/** Name of the file beside the entry of a remote that describes what it exposes and shares. */
export const federationManifest = 'mf-manifest.json';

/** Where pages report failures and timings, and where browsers report violations of the content security policy. */
export const evidencePath = '/evidence';
export const policyReportPath = '/evidence/policy';

/** Placeholder in a server bundle for the address of its release, which is unknown at build time. */
export const releaseBaseToken = '__release_base__';

/** The same placeholder for a remote, whose pages also contain the address of the host's release. */
export const toReleaseBaseToken = (app: string): string => `__release_base_of_${app}__`;

/** Id of the element that the host renders into. */
export const rootId = 'root';

export const pageAttributes = {
  /** On the root: the path that its content was prerendered for. Removed when the content is hydrated. */
  prerendered: 'data-prerendered',
  /** On the root: its content is the placeholder of a remote's page, which is replaced instead of hydrated. */
  placeholder: 'data-placeholder',
  /** On a preload: the script of the host that the boot script runs after the first paint. */
  entry: 'data-entry',
  /** On a link: becomes a preload after the first paint. */
  preloadAfterPaint: 'data-preload-after-paint',
  /** On a link: becomes the link to the web app manifest after the first paint. */
  manifest: 'data-manifest',
  /** Hidden where scripts are disabled: it has no content, or no function, without them. */
  requiresScript: 'data-requires-script',
  /** Shown where scripts are disabled: a menu that only they can open. */
  collapsed: 'data-collapsed',
  /** Hidden in a prerendered page until it is hydrated, if the browser has a session. */
  signedOut: 'data-signed-out',
} as const;

/** Props of an element that is hidden where scripts are disabled. */
export const requiresScript = { [pageAttributes.requiresScript]: true } as const;

/** Props of a menu; a collapsed one is shown where scripts are disabled. */
export const collapsed = (isCollapsed: boolean) => ({ [pageAttributes.collapsed]: isCollapsed || undefined });

/** Props of an element for signed-out visitors. */
export const signedOutOnly = { [pageAttributes.signedOut]: true } as const;

/** Classes that the boot script sets, most of them on the document element before the first paint. */
export const pageClasses = {
  dark: 'dark',
  hasSession: 'has-session',
  /** Marks the message that the host could not be loaded. */
  startFailure: 'start-failure',
  season: (season: SeasonName) => `season-${season.toLowerCase()}`,
};
