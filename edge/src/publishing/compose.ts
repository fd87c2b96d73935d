import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { allPages, compositionParts, contentPath, pageDataOf } from '../composition/composition-parts.ts';
import type { CompositionParts, Contents, StoredParts } from '../composition/composition-parts.ts';
import { createFolder } from '../releases/create-folder.ts';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-input.ts';
import { edgeCaller } from '../rendering/caller.ts';
import { NotRenderedError, openRenderPool } from '../rendering/render-pool.ts';
import type { RenderPool } from '../rendering/render-pool.ts';

/** Called with a sentence for each page that throws. The page is composed without content unless this throws. */
type OnFailures = (sentences: readonly string[]) => void;

/**
 * Renders each page once: without data, which is stored for visits before an answer and for pages that cannot be rendered, and pages of
 * fixed addresses also as the edge renders them for visitors.
 * @returns the id of the composition; the same input has the same id
 */
export async function compose(
  folder: SiteFolder,
  site: SiteInput,
  stored: readonly Release[],
  onFailures: OnFailures = () => undefined,
): Promise<string> {
  const parts = compositionParts(site, stored);
  const target = folder.composition(parts.id);
  if (await pathExists(target)) return parts.id;
  const { contents, failures } = await render(folder, parts);
  if (failures.length > 0) onFailures(failures);
  await mkdir(folder.compositions, { recursive: true });
  await createFolder(target, async (draft) => {
    await mkdir(draft, { recursive: true });
    const composed: StoredParts = { releases: stored, contents };
    await writeFile(join(draft, basename(folder.parts(parts.id))), JSON.stringify(composed));
  });
  return parts.id;
}

/** A page that hangs is found after half a minute. */
const patience = 15;

interface Rendering {
  contents: Contents;
  failures: string[];
}

/** A host of a development server has no bundle yet. */
async function render(folder: SiteFolder, parts: CompositionParts): Promise<Rendering> {
  const rendering: Rendering = { contents: {}, failures: [] };
  // Without answers: a publisher may not reach the API.
  const call = async () => ({ answer: null, readAt: Date.now(), freshUntil: 0 });
  const pool = parts.site.servedElsewhere ? null : openRenderPool(parts, folder, { call, patience });
  if (!pool) return rendering;
  try {
    await Promise.all([renderContents(pool, parts, rendering), renderWithoutAnswers(pool, parts, rendering)]);
  } finally {
    await pool.close();
  }
  return rendering;
}

async function renderContents(pool: RenderPool, parts: CompositionParts, { contents, failures }: Rendering) {
  const data = pageDataOf(parts);
  for (const owned of [...allPages(parts), { owner: parts.host, page: null }]) {
    const address = contentPath(owned);
    try {
      contents[address] = await pool.prerender({ address, page: data }, edgeCaller);
    } catch (error) {
      failures.push(sentence(parts.host, address, error));
    }
  }
}

async function renderWithoutAnswers(pool: RenderPool, parts: CompositionParts, { failures }: Rendering) {
  const data = pageDataOf(parts);
  const rendered = allPages(parts).filter(
    ({ owner, page }) =>
      owner !== parts.host && owner.server !== undefined && page.isRendered && !page.path.includes(':'),
  );
  await Promise.all(
    rendered.map(async ({ owner, page: { path } }) => {
      try {
        const at = Math.floor(Date.now() / 1_000);
        await pool.render({ address: path, page: data, container: owner.container, at }, edgeCaller);
      } catch (error) {
        if (!(error instanceof NotRenderedError)) failures.push(sentence(owner, path, error));
      }
    }),
  );
}

const sentence = ({ app, version }: Release, path: string, error: unknown) =>
  `${path} cannot be rendered by ${app} ${version}: ${error instanceof Error ? error.message : String(error)}`;
