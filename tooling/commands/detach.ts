import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { remotes } from '../federation/apps.ts';
import { getAppFolder } from '../federation/workspace-root.ts';
import { createStandaloneRepository, requireEmptyFolder } from '../packages/create-standalone-repository.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `detach <remote> <folder>    copies a remote into an empty folder, as its own repository`;

await runCommand(usage, async (args) => {
  const [name, folder] = parseArguments(args, 2, {}).positionals;
  const app = name === undefined ? 'host' : findApp(name);
  if (app === 'host' || folder === undefined)
    throw new Error(`Name a remote (${remotes.join(', ')}) and an empty folder.`);
  const target = await requireEmptyFolder(folder);
  await cp(getAppFolder(app), target, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  });
  await createStandaloneRepository(target);
  console.log(`${app} is in ${folder}. There, run \`npx pnpm@12 install\`.`);
});
