import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { PageData, Registry, RemotePage, SiteConfig } from '@emberclutch/shared/contract/site';
import { bootScript } from './boot-script.ts';
import { compressFolder } from './compress-folder.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { feedPath, newsFeed } from './news-feed.ts';
import { noScriptStyle, pageHtml } from './page-html.ts';
import type { ScriptPreloadElement } from './page-html.ts';
import { fillIn, fillInHead } from './placeholders.ts';
import { everyPage, readPrerendered } from './prerendered.ts';
import type { Prerendered, PrerenderedPage } from './prerendered.ts';
import { shortName } from './short-name.ts';
import type { AppPreload, Release, ReleasePage, ScriptPreload } from '@emberclutch/shared/contract/release';
import { releaseUrl } from './site-folder.ts';
import type { SiteFolder } from './site-folder.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** What a site has besides its apps. */
export interface SiteInput {
  config: SiteConfig;
  /** Where the site is: `https://emberclutch.example`; null where nobody has said. */
  publicUrl: string | null;
  /** Of pages that do not say what they are about. */
  description: string;
  /** Fonts and first colours, inlined into every page. */
  style: string;
  preloadFonts: string[];
  /** Releases served elsewhere, by a development server: URL of the folder by app. */
  elsewhere?: Record<string, string>;
}

/** How to serve a composed site, for edge and for any other static server. */
export const Composition = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string() })),
  /** What is no page: sitemap, robots, feed. */
  documents: z._default(z.array(z.object({ path: z.string(), file: z.string() })), []),
  notFound: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type Composition = z.infer<typeof Composition>;

export const compositionFile = 'composition.json';

/**
 * Writes one HTML file per page pattern, with the registry inlined, the scripts of host and remote preloaded and
 * the first public call begun.
 * @returns the id of the composition; the same input has the same id
 */
export async function compose(
  folder: SiteFolder,
  site: SiteInput,
  releases: readonly Release[],
): Promise<string> {
  const host = hostOf(releases);
  const prerendered = await readPrerendered(folder.release(host.app, host.version));
  const files = composeFiles({ site, releases, host, registry: registryOf(releases, site), prerendered });
  const id = digest(JSON.stringify([...files]));
  const target = folder.composition(id);
  if (await stat(target).catch(() => null)) return id;
  const draft = `${target}.${process.pid}`;
  for (const [name, content] of files) {
    await mkdir(dirname(join(draft, name)), { recursive: true });
    await writeFile(join(draft, name), content);
  }
  await compressFolder(draft);
  await rename(draft, target);
  await pruneCompositions(folder, id);
  return id;
}

interface Parts {
  site: SiteInput;
  releases: readonly Release[];
  host: Release;
  registry: Registry;
  prerendered: Prerendered | null;
}

function composeFiles(parts: Parts): Map<string, string> {
  const files = new Map<string, string>();
  const pages: Composition['pages'] = [];
  for (const release of parts.releases) {
    for (const page of release.pages) {
      const file = fileOf(page.path);
      files.set(file, render(parts, release, page, drawnFor(parts, release, page)));
      pages.push({ path: page.path, file });
    }
  }
  files.set(notFound, render(parts, parts.host, null, parts.prerendered?.notFound));
  const documents = documentsOf(parts);
  for (const { path, content } of documents) files.set(path.slice(1), content);
  const composition: Composition = {
    pages,
    documents: documents.map(({ path }) => ({ path, file: path.slice(1) })),
    notFound,
    headers: headersOf(parts),
  };
  files.set(compositionFile, `${JSON.stringify(composition, null, 2)}\n`);
  return files;
}

const notFound = '404.html';

/** A page of the host was drawn as it is, one of a remote has a cover until the remote comes. */
function drawnFor({ host, prerendered }: Parts, owner: Release, { path, head }: RemotePage) {
  if (owner === host) return prerendered?.pages[path];
  const { headed, bare } = prerendered?.covers ?? {};
  return head && headed ? { ...headed, html: fillInHead(headed.html, head) } : bare;
}

/** @param page null is the page for paths that nobody offers */
function render(parts: Parts, owner: Release, page: ReleasePage | null, drawn?: PrerenderedPage): string {
  const { site, host, registry, prerendered } = parts;
  const { config, publicUrl } = site;
  const isHosts = owner === host;
  const data: PageData = { site: config, registry, firstCall: page?.firstCall };
  return pageHtml({
    title: page ? `${page.title} · ${config.name}` : `Page not found · ${config.name}`,
    description: page?.description ?? site.description,
    canonical: page && publicUrl !== null && !page.path.includes(':') ? publicUrl + page.path : null,
    picture: pictureOf(parts, owner, page),
    isIndexed: page !== null && !page.isProtected,
    feed: hasFeed(parts) ? feedPath : null,
    data,
    script: urlOf(host, host.entry, site),
    preloadScripts: preloadsOf(parts, owner, page, isHosts && drawn !== undefined),
    preloadFonts: site.preloadFonts,
    style: site.style,
    prerendered:
      drawn && prerendered
        ? {
            path: page?.path ?? '/404',
            isCover: !isHosts,
            html: fillIn(drawn.html, config, baseOf(host, site)),
            style: drawn.style,
            styledVersion: prerendered.styledVersion,
          }
        : null,
  });
}

/**
 * The scripts that a page will run besides the host's entry.
 * @param isPrerendered whether the page's own content can be painted without them; else they are all requested at once
 */
function preloadsOf(
  { site, host }: Parts,
  owner: Release,
  page: ReleasePage | null,
  isPrerendered: boolean,
): ScriptPreloadElement[] {
  const toElement = (release: Release) => (preload: ScriptPreload) => ({
    url: urlOf(release, preload.file, site),
    preloadAfterPaint: isPrerendered && preload.priority === 'after-paint',
  });
  const ofApp = ({ preload }: Release, scope: AppPreload['for']) =>
    preload.filter((script) => script.for === 'every-page' || script.for === scope);
  const own = [...(owner === host ? [] : ofApp(owner, 'own-pages')), ...(page?.preload ?? [])];
  return [
    ...ofApp(host, owner === host ? 'own-pages' : 'remote-pages').map(toElement(host)),
    ...(owner === host ? [] : [{ url: urlOf(owner, owner.entry, site), integrity: owner.integrity }]),
    ...own.map(toElement(owner)),
  ];
}

/** The page's own picture, else the one of the site, which the host brings. */
function pictureOf({ site, host }: Parts, owner: Release, page: RemotePage | null): string | null {
  const whole = (url: string) => (url.startsWith('/') ? `${site.publicUrl ?? ''}${url}` : url);
  if (page?.picture !== undefined) return whole(urlOf(owner, page.picture, site));
  const ofSite = host.pages.find(({ path }) => path === '/')?.picture;
  return ofSite === undefined ? null : whole(urlOf(host, ofSite, site));
}

const hasFeed = ({ site, prerendered }: Parts) =>
  site.publicUrl !== null && (prerendered?.news.length ?? 0) > 0;

/** What machines read. Sitemap and feed name whole addresses, so that a site must know its own to have them. */
function documentsOf(parts: Parts): { path: string; content: string }[] {
  const { site, releases, prerendered } = parts;
  const { config, publicUrl } = site;
  const pages = releases.flatMap((release) => release.pages);
  const robots = {
    path: '/robots.txt',
    content: robotsTxt(pages, publicUrl),
  };
  if (publicUrl === null) return [robots];
  const sitemap = {
    path: '/sitemap.xml',
    content: sitemapXml(pages, publicUrl),
  };
  const feed = {
    path: feedPath,
    content: newsFeed(prerendered?.news ?? [], config, publicUrl),
  };
  return hasFeed(parts) ? [robots, sitemap, feed] : [robots, sitemap];
}

const registryOf = (releases: readonly Release[], site: SiteInput): Registry =>
  Object.fromEntries(
    releases
      .filter(({ app }) => app !== 'host')
      .map((release) => [
        shortName(release.app),
        {
          version: release.version,
          container: release.container,
          entry: urlOf(release, release.entry, site),
          ...(site.elsewhere?.[release.app] === undefined && { integrity: release.integrity }),
          // What search engines are told, no browser needs to know.
          pages: release.pages.map(
            ({ description: _description, picture: _picture, preload: _preload, ...page }) => page,
          ),
        },
      ]),
  );

function headersOf({ site, registry, prerendered }: Parts): Record<string, string> {
  const drawn = prerendered ? everyPage(prerendered) : [];
  const urls = [...Object.values(registry).map(({ entry }) => entry), ...Object.values(site.elsewhere ?? {})];
  const remoteOrigins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  const { apiBase } = site.config;
  return {
    'content-security-policy': contentSecurityPolicy({
      inlineScripts: [bootScript],
      inlineStyles: [site.style, ...(prerendered ? [noScriptStyle] : []), ...drawn.map(({ style }) => style)],
      remoteOrigins,
      apiOrigin: apiBase === '' ? null : new URL(apiBase).origin,
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

function hostOf(releases: readonly Release[]): Release {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) throw new Error('A site cannot be composed without a host');
  return host;
}

const urlOf = (release: Release, file: string, site: SiteInput) => `${baseOf(release, site)}/${file}`;

const baseOf = (release: Release, site: SiteInput) =>
  site.elsewhere?.[release.app] ?? `/${releaseUrl(release.app)}/${release.version}`;

/** `/details/:id` -> `pages/details/[id].html`, `/` -> `pages/index.html`. */
const fileOf = (path: string) =>
  `pages/${path === '/' ? 'index' : path.slice(1).replace(/:(\w+)/g, '[$1]')}.html`;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages are read anew for every visit, so only the newest few can still be asked for. */
async function pruneCompositions(folder: SiteFolder, id: string): Promise<void> {
  const names = await readdir(folder.compositions);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder.compositions, name))).mtimeMs })),
  );
  const stale = dated
    .toSorted((one, other) => other.at - one.at)
    .slice(3)
    .filter(({ name }) => name !== id);
  await Promise.all(
    stale.map(({ name }) => rm(join(folder.compositions, name), { recursive: true, force: true })),
  );
}
