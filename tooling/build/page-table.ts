import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { RemotePage } from '@emberclutch/contract/site/site.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { getAppFolder, workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';

/** A row of a page table. Rows for former addresses of the host have no `load`. */
const PageRow = z.extend(RemotePage, {
  id: z.string(),
  load: z.optional(z.custom<AppPage['load']>((value) => typeof value === 'function')),
  chunks: z.optional(z.array(z.string())),
  isDrawnByScripts: z.optional(z.boolean()),
});
export type PageRow = z.infer<typeof PageRow>;

const PageModule = z.object({ pages: z.array(PageRow) });

/**
 * Reads the page table of an app (`src/pages.ts`). Replaces the pattern for stories with one row for each story.
 * @throws {BuildError} if the module cannot be imported
 */
export async function readPageTable(app: string): Promise<PageRow[]> {
  const file = join(getAppFolder(app), 'src', 'pages.ts');
  const { pages } = PageModule.parse(
    await import(pathToFileURL(file).href).catch((error: unknown) => {
      // Only the stack names the line, which may be in a module that the table imports.
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new BuildError(`${relative(workspaceRoot, file)}: ${details}`, { cause: error });
    }),
  );
  const isStory = (page: PageRow) => page.path === paths.newsStory(':slug');
  if (!pages.some(isStory)) return pages;
  const stories = (await import('../content/read-news.ts')).readNews();
  return pages.flatMap((page) => (isStory(page) ? toStoryPages(page, stories) : [page]));
}

type Story = Pick<PageRow, 'path' | 'title'> & { summary: string };

/** Creates a row for each story, so that the edge answers 404 for the address of an unknown story. */
const toStoryPages = (page: PageRow, stories: readonly Story[]): PageRow[] =>
  stories.map(({ path, title, summary }) => ({ ...page, path, title, description: summary }));
