import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GenerateError } from './generate-error.ts';
import type { GeneratedFile } from './generated-file.ts';
import { newPage } from './new-page.ts';
import { remoteFiles } from './remote-files.ts';
import type { Workspace } from './workspace.ts';
import { requireFreePath } from './workspace.ts';

/**
 * The files of a new remote, whose first page is `/<name>`.
 * @throws {GenerateError} if the name cannot be used, or the remote or its first page exists
 */
export function generateRemote(workspace: Workspace, name: string): GeneratedFile[] {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.startsWith('remote-'))
    throw new GenerateError(
      `"${name}" cannot be the name of a remote: use small letters, digits and dashes without the prefix "remote-", such as garden or rare-seeds.`,
    );
  const app = `remote-${name}`;
  if (existsSync(join(workspace.root, app))) throw new GenerateError(`${app} exists.`);
  const page = newPage(`/${name}`);
  requireFreePath(workspace, page.path);
  return remoteFiles(app, workspace.version, page);
}
