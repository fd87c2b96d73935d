import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GenerateError } from './generate-error.ts';
import type { GeneratedFile } from './generated-file.ts';
import { newPage } from './new-page.ts';
import { pageFiles } from './page-files.ts';
import { addPageRow } from './page-row.ts';
import type { Workspace } from './workspace.ts';
import { requireFreePath } from './workspace.ts';

/**
 * The files of a new page, and the page table of its remote with its row.
 * @param remote with or without the prefix `remote-`
 * @throws {GenerateError} if there is no such remote, or the path or the feature cannot be used or exists
 */
export function generatePage(workspace: Workspace, remote: string, path: string): GeneratedFile[] {
  const app = workspace.tables.find(({ app: name }) => [remote, `remote-${remote}`].includes(name))?.app;
  const remotes = workspace.tables.map(({ app: name }) => name).filter((name) => name !== 'host');
  if (app === undefined || app === 'host')
    throw new GenerateError(`There is no remote "${remote}". Remotes: ${remotes.join(', ')}.`);
  const page = newPage(path);
  requireFreePath(workspace, page.path);
  const folder = `${app}/src/features/${page.feature}`;
  if (existsSync(join(workspace.root, folder)))
    throw new GenerateError(`${folder} exists: end the path with another word, or add the page by hand.`);
  const table = `${app}/src/pages.ts`;
  const text = readFileSync(join(workspace.root, table), 'utf8');
  return [{ path: table, content: addPageRow(text, page) }, ...pageFiles(app, page)];
}
