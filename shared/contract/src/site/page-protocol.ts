import type { SeasonName } from '../season/season-name.ts';

/**
 * The values that the edge writes into a composed page, and that the boot script and the host read from it. This file imports nothing
 * at run time, because the boot script is part of every page and must contain only the constants that it uses.
 */

/** Id of the JSON element with the page's `PageData`. */
export const pageDataId = 'emberclutch-page';

/** Path of the site's `LiveRegistry`. */
export const liveRegistryPath = '/registry.json';

/** Name of the file beside the entry of a remote. It lists the modules that the remote exposes and shares. */
export const federationManifest = 'mf-manifest.json';

/** The paths to which pages report failures and timings, and to which browsers report violations of the content security policy. */
export const evidencePath = '/evidence';
export const policyReportPath = '/evidence/policy';

/** In a server bundle, this placeholder stands for the address of the release, which is unknown at build time. */
export const releaseBaseToken = '__release_base__';

/** Builds the placeholder for the release of a remote, whose pages also contain the address of the host's release. */
export const toReleaseBaseToken = (app: string): string => `__release_base_of_${app}__`;

/** Id of the element that the host renders into. */
export const rootId = 'root';

export const pageAttributes = {
  /** On the root: the path of its prerendered content. The host removes it when it hydrates the content. */
  prerendered: 'data-prerendered',
  /** On the root: its content is the placeholder of a remote's page, which the host replaces instead of hydrating it. */
  placeholder: 'data-placeholder',
  /** On a preload: the script of the host that the boot script runs after the first paint. */
  entry: 'data-entry',
  /** On a link: becomes a preload after the first paint. */
  preloadAfterPaint: 'data-preload-after-paint',
  /** On a link: becomes the link to the web app manifest after the first paint. */
  manifest: 'data-manifest',
  /** On an element that is hidden if scripts are disabled, because it has no content or no function without them. */
  requiresScript: 'data-requires-script',
  /** On a menu that only scripts can open: it is shown if scripts are disabled. */
  collapsed: 'data-collapsed',
  /** On an element that is hidden in a prerendered page until hydration, if the browser has a session. */
  signedOut: 'data-signed-out',
} as const;

/** Props of an element that is hidden if scripts are disabled. */
export const requiresScript = { [pageAttributes.requiresScript]: true } as const;

/** Creates the props of a menu; a collapsed menu is shown if scripts are disabled. */
export const createCollapsedProps = (isCollapsed: boolean) => ({
  [pageAttributes.collapsed]: isCollapsed || undefined,
});

/** Props of an element for signed-out visitors. */
export const signedOutOnly = { [pageAttributes.signedOut]: true } as const;

/** Classes that the boot script sets, most of them on the document element before the first paint. */
export const pageClasses = {
  dark: 'dark',
  hasSession: 'has-session',
  /** Marks the message that the browser could not load the host. */
  startFailure: 'start-failure',
  season: (season: SeasonName) => `season-${season.toLowerCase()}`,
};
