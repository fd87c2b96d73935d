import { join } from 'node:path';
import { apps } from '../federation/apps.ts';
import { readPageTable } from '../build/page-table.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { generatePage, generateRemote, writeGenerated } from '../generate/generate.ts';
import type { GeneratedFile, Workspace } from '../generate/generate.ts';
import { createStandaloneRepository, requireEmptyFolder } from '../packages/create-standalone-repository.ts';
import { parseArguments, runCommand } from './run-command.ts';

const usage = `new remote <name>                    generates a remote with its first page
new remote <name> --alone <folder>   writes it into an empty folder, as its own repository
new page <remote> <path>             generates a page of a remote`;

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArguments(args, 3, { alone: { type: 'string' } });
  const [kind, name = '', path = ''] = positionals;
  const standaloneFolder = values.alone;
  const isComplete = name !== '' && (kind === 'remote' ? path === '' : path !== '');
  if (
    (kind !== 'remote' && kind !== 'page') ||
    !isComplete ||
    (kind === 'page' && standaloneFolder !== undefined)
  )
    throw new Error(
      'Use `new remote <name>`, `new remote <name> --alone <folder>` or `new page <remote> <path>`.',
    );
  const workspace = await readWorkspace();
  const files = kind === 'remote' ? generateRemote(workspace, name) : generatePage(workspace, name, path);
  if (standaloneFolder !== undefined) return writeStandalone(standaloneFolder, `remote-${name}/`, files);
  await writeGenerated(workspaceRoot, files);
  for (const file of files) console.log(file.path);
  if (kind === 'remote')
    console.log('The next command installs its packages; commit pnpm-lock.yaml with it.');
});

/** @param prefix path prefix of the files that belong to the remote itself */
async function writeStandalone(folder: string, prefix: string, files: GeneratedFile[]): Promise<void> {
  const target = await requireEmptyFolder(folder);
  const remoteFiles = files.filter(({ path }) => path.startsWith(prefix));
  await writeGenerated(
    target,
    remoteFiles.map(({ path, content }) => ({ path: path.slice(prefix.length), content })),
  );
  await createStandaloneRepository(target);
  console.log(`The remote is in ${folder}. There, run \`npx pnpm@12 install\`.`);
}

async function readWorkspace(): Promise<Workspace> {
  const tables: Workspace['tables'] = [];
  for (const app of apps) tables.push({ app, paths: (await readPageTable(app)).map((page) => page.path) });
  return { root: workspaceRoot, version: readManifest(join(workspaceRoot, 'package.json')).version, tables };
}
