import { join } from 'node:path';
import { apps } from '../federation/apps.ts';
import { pageTable } from '../build/page-table.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { GenerateError } from '../generate/generate-error.ts';
import { generatePage } from '../generate/generate-page.ts';
import { generateRemote } from '../generate/generate-remote.ts';
import type { Workspace } from '../generate/workspace.ts';
import { writeFiles } from '../generate/write-files.ts';
import { runCommand } from './run-command.ts';

/** `new remote garden` adds a remote with its first page, `new page garden /garden/rare-seeds` adds a page to a remote. */
await runCommand(async ([kind, name = '', path = '', ...others]) => {
  const isComplete = name !== '' && others.length === 0 && (kind === 'remote' ? path === '' : path !== '');
  if ((kind !== 'remote' && kind !== 'page') || !isComplete)
    throw new GenerateError('Use `new remote <name>` or `new page <remote> <path>`.');
  const workspace = await readWorkspace();
  const files = kind === 'remote' ? generateRemote(workspace, name) : generatePage(workspace, name, path);
  await writeFiles(workspaceRoot, files);
  for (const file of files) console.log(file.path);
  if (kind === 'remote')
    console.log('The next command installs its packages; commit pnpm-lock.yaml with it.');
});

async function readWorkspace(): Promise<Workspace> {
  const tables: Workspace['tables'] = [];
  for (const app of apps) tables.push({ app, paths: (await pageTable(app)).map((page) => page.path) });
  return { root: workspaceRoot, version: readManifest(join(workspaceRoot, 'package.json')).version, tables };
}
