import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { developmentPrefix } from '@emberclutch/contract/site/release.ts';
import { parseJson } from '../http/parse-json.ts';
import { pathExists } from '@emberclutch/server/process/ignore-missing.ts';
import { listDocuments } from '../composition/list-documents.ts';
import { composePage } from '../composition/compose-page.ts';
import { buildCompositionHeaders } from '../composition/build-composition-headers.ts';
import { listOwnedPages, toContentPath } from '../composition/composition-parts.ts';
import type { CompositionParts, OwnedPage } from '../composition/composition-parts.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { feedPath, addSeasonNews } from '../composition/news-feed.ts';
import { anyOrigin } from '../embedding/any-origin.ts';
import { describeEmbedRelease } from '../embedding/embed-routes.ts';
import { immutableHeaders } from '../releases/immutable-headers.ts';
import { readServedSite } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { embedUrl } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { isStored } from '../releases/store-release.ts';
import { createUnpublishedError, PublishError } from './publish-error.ts';

/** Folder of files that browsers request by a fixed path. */
const iconsFolder = join(import.meta.dirname, '../../icons');

/**
 * Writes the live site as files for a server that cannot read a composition: pages, stored releases, fonts and icons, with routes and headers
 * in `routes.json`, and in `_redirects` and `_headers`, which several CDNs read.
 * @param target a folder that is empty or does not exist
 * @returns whether the settings name the address of an API, which browsers then call directly, and whether the news feed contains the seasons
 * (or does not exist)
 * @throws {PublishError} if nothing is live, or the folder is not empty
 */
export async function exportSite(
  folder: SiteFolder,
  target: string,
): Promise<{ hasApi: boolean; hasSeasonNews: boolean }> {
  const live = await readServedSite(folder);
  const parts = await createLivePartsReader(folder)();
  if (!live || !parts) throw createUnpublishedError();
  if ((await pathExists(target)) && (await readdir(target)).length > 0)
    throw new PublishError(`${target} is not empty.`);
  const files = composeExportedFiles(parts);
  const hasSeasonNews = await addSeasonsToFeed(files, parts);
  for (const [file, content] of files) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), content);
  }
  await copyReleases(folder, live, target);
  await copy(folder.fonts, join(target, 'fonts'));
  await copyEmbed(folder, parts, join(target, embedUrl));
  await copy(iconsFolder, target);
  const routes = listRoutes(parts);
  const headers = listHeaders(parts, await listPinnedScripts(join(target, embedUrl)));
  await writeFile(join(target, 'routes.json'), `${JSON.stringify({ routes, headers }, null, 2)}\n`);
  await writeFile(join(target, '_redirects'), routes.map(formatRedirect).join(''));
  await writeFile(join(target, '_headers'), formatHeaders(headers));
  return { hasApi: parts.site.config.apiBase !== '', hasSeasonNews };
}

/** Adds the seasons to the feed, as an edge does for each request. @returns false if the provider does not answer */
async function addSeasonsToFeed(files: Map<string, string>, { site }: CompositionParts): Promise<boolean> {
  const file = toDocumentFile(feedPath);
  const feed = files.get(file);
  if (feed === undefined) return true;
  const publicUrl = site.publicUrl ?? '';
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${site.config.apiBase || publicUrl}/v1/seasons`, { signal }).catch(
    () => null,
  );
  const cycles = response?.ok ? SeasonCalendar.read(parseJson(await response.text())) : null;
  if (!cycles) return false;
  files.set(file, addSeasonNews(feed, cycles, publicUrl));
  return true;
}

/** Composes the content of pages and documents, by file. */
export function composeExportedFiles(parts: CompositionParts): Map<string, string> {
  const files = new Map<string, string>();
  for (const ownedPage of [...listOwnedPages(parts), { owner: parts.host, page: null }]) {
    const content = parts.contents[toContentPath(ownedPage)] ?? null;
    files.set(toFileName(ownedPage), composePage(parts, ownedPage, { content }));
  }
  for (const [path, { render }] of listDocuments(parts)) files.set(toDocumentFile(path), render());
  return files;
}

const toDocumentFile = (path: string) => path.slice(1);

/** Returns `pages/details/[id].html` for `/details/:id`, and `pages/index.html` for `/`. */
const toFileName = ({ page }: OwnedPage) =>
  page
    ? `pages/${page.path === '/' ? 'index' : page.path.slice(1).replace(/:(\w+)/g, '[$1]')}.html`
    : '404.html';

/** Copies all versions whose files open tabs may still load. */
async function copyReleases(folder: SiteFolder, { stored }: LiveSite, target: string): Promise<void> {
  for (const [app, versions] of Object.entries(stored))
    for (const { version } of versions) {
      if (!(await isStored(folder, app, version))) continue;
      const release = folder.release(app, version);
      await copy(release, join(target, relative(folder.root, release)));
    }
}

interface Route {
  /** Pattern of the path, such as `/details/:id`; `/*` for all other paths. */
  path: string;
  file: string;
  status: 200 | 404;
}

const listRoutes = (parts: CompositionParts): Route[] => [
  ...listOwnedPages(parts).map((ownedPage): Route => ({
    path: ownedPage.page.path,
    file: `/${toFileName(ownedPage)}`,
    status: 200,
  })),
  { path: '/*', file: `/${toFileName({ owner: parts.host, page: null })}`, status: 404 },
];

/** Lists headers by path. A later rule adds to an earlier one. @param pinnedScripts names of the immutable scripts for pages of other sites */
const listHeaders = (
  parts: CompositionParts,
  pinnedScripts: readonly string[],
): Record<string, Record<string, string>> => ({
  '/*': { ...composeExportedHeaders(parts), 'cache-control': 'no-cache' },
  '/host/*': immutableHeaders,
  '/remotes/*': immutableHeaders,
  '/fonts/*': immutableHeaders,
  [`/${embedUrl}/*`]: { ...anyOrigin, 'cache-control': 'public, max-age=300' },
  ...Object.fromEntries(pinnedScripts.map((name) => [`/${embedUrl}/${name}`, immutableHeaders])),
});

/** Composes headers with one policy for all pages. */
export const composeExportedHeaders = (parts: CompositionParts): Record<string, string> =>
  buildCompositionHeaders(
    parts,
    Object.values(parts.contents).map(({ style }) => style),
  );

const listPinnedScripts = async (folder: string): Promise<string[]> =>
  (await pathExists(folder))
    ? (await readdir(folder)).filter((name) => /-\w+\.js$/.test(name)).toSorted()
    : [];

/** Copies all scripts for pages of other sites on this disk, and the live script also under its fixed address. */
async function copyEmbed(folder: SiteFolder, live: CompositionParts, target: string): Promise<void> {
  const { embed } = live.host;
  if (!embed) return;
  await copy(folder.embeds, target);
  await copy(join(folder.embeds, embed.file), join(target, 'emberclutch.js'));
  await writeFile(join(target, 'release.json'), JSON.stringify(describeEmbedRelease(live)));
}

const formatRedirect = ({ path, file, status }: Route) => `${path} ${file} ${status}\n`;

/** Formats headers. `!` removes a header that a more general rule sets; otherwise, a CDN would send both values. */
function formatHeaders(headers: Record<string, Record<string, string>>): string {
  const formatLines = (path: string, pathHeaders: Record<string, string>) => {
    const generalRules = Object.entries(headers).filter(([rule]) => rule !== path && coversPath(rule, path));
    return Object.entries(pathHeaders).map(([name, value]) => {
      const isSet = generalRules.some(([, ruleHeaders]) => name in ruleHeaders);
      return `${isSet ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`;
    });
  };
  return Object.entries(headers)
    .map(([path, pathHeaders]) => `${path}\n${formatLines(path, pathHeaders).join('')}`)
    .join('');
}

const coversPath = (rule: string, path: string) => rule.endsWith('*') && path.startsWith(rule.slice(0, -1));

/** Copies a folder without the files that only an edge reads. */
async function copy(from: string, to: string): Promise<void> {
  if (!(await pathExists(from))) return;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, filter: (file) => !isEdgeOnly(basename(file)) });
}

/** Whether only an edge reads a file: compressed copies (a CDN compresses itself), scripts for pages with overrides, and server bundles. */
const isEdgeOnly = (name: string) => /\.(br|gz|cjs)$/.test(name) || name.startsWith(developmentPrefix);
