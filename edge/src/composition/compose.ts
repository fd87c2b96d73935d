import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { composeDocuments } from './compose-documents.ts';
import { composePage, composePreviewTemplate } from './compose-page.ts';
import { compositionFile } from './composition.ts';
import type { Composition } from './composition.ts';
import { compositionHeaders, stylesOfComposedPages } from './composition-headers.ts';
import { compositionParts } from './composition-parts.ts';
import type { CompositionParts } from './composition-parts.ts';
import { compressFolder } from '../releases/compress-folder.ts';
import { createFolder } from '../releases/create-folder.ts';
import { pathExists } from '../releases/path-exists.ts';
import { releaseFileUrl } from '../releases/release-file-url.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-input.ts';

/**
 * Writes one HTML file per page pattern. Each contains the registry, preloads of the scripts of host and remote, and the
 * first public API call.
 * @returns the id of the composition; the same input has the same id
 */
export async function compose(
  folder: SiteFolder,
  site: SiteInput,
  stored: readonly Release[],
): Promise<string> {
  const files = await composedFiles(folder, site, stored);
  const id = idOf(files);
  const target = folder.composition(id);
  if (await pathExists(target)) return id;
  await mkdir(folder.compositions, { recursive: true });
  await createFolder(target, async (draft) => {
    for (const [name, content] of files) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await writeFile(join(draft, name), content);
    }
    await compressFolder(draft, 'page');
  });
  return id;
}

/** The id that `compose` would return. Writes nothing. */
export const compositionId = async (
  folder: SiteFolder,
  site: SiteInput,
  stored: readonly Release[],
): Promise<string> => idOf(await composedFiles(folder, site, stored));

const composedFiles = async (
  folder: SiteFolder,
  site: SiteInput,
  stored: readonly Release[],
): Promise<Map<string, string>> => composeFiles(await compositionParts(folder, site, stored));

/** Content by name. */
function composeFiles(parts: CompositionParts): Map<string, string> {
  const files = new Map<string, string>();
  const pages: Composition['pages'] = [];
  for (const release of parts.releases) {
    for (const page of release.pages) {
      const file = fileOf(page.path);
      files.set(file, composePage(parts, release, page));
      const template = file.replace(/\.html$/, '.preview.html');
      if (page.preview) files.set(template, composePreviewTemplate(parts, release, page));
      pages.push({
        path: page.path,
        file,
        ...(page.preview && { preview: { call: page.preview, template } }),
        ...(page.isRendered && release.server !== undefined && { isRendered: true }),
      });
    }
  }
  files.set(notFound, composePage(parts, parts.host, null));
  const documents = composeDocuments(parts);
  for (const { path, content } of documents) files.set(path.slice(1), content);
  const composition: Composition = {
    pages,
    documents: documents.map(({ path }) => ({ path, file: path.slice(1) })),
    notFound,
    ...(parts.host.embed && { embed: parts.host.embed }),
    ...worldScript(parts),
    site: {
      apiBase: parts.site.config.apiBase,
      publicUrl: parts.site.publicUrl,
      name: parts.site.config.name,
      imageOrigins: parts.site.config.imageOrigins ?? [],
      frameAncestors: [...(parts.site.frameAncestors ?? ['*'])],
      isDemonstration: parts.site.config.isDemonstration ?? false,
    },
    headers: compositionHeaders(parts, stylesOfComposedPages(parts)),
  };
  files.set(compositionFile, `${JSON.stringify(composition, null, 2)}\n`);
  return files;
}

/** From the one remote that draws the world. */
function worldScript({ releases, site }: CompositionParts): Pick<Composition, 'world' | 'worldIntegrity'> {
  for (const release of releases)
    if (release.world !== undefined)
      return {
        world: releaseFileUrl(release, release.world, site),
        ...(release.worldIntegrity !== undefined && { worldIntegrity: release.worldIntegrity }),
      };
  return {};
}

const notFound = '404.html';

/** `/details/:id` -> `pages/details/[id].html`, `/` -> `pages/index.html`. */
const fileOf = (path: string) =>
  `pages/${path === '/' ? 'index' : path.slice(1).replace(/:(\w+)/g, '[$1]')}.html`;

const idOf = (files: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
