import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { composeSettingsFiles } from '../settings/compose-settings-files.ts';
import { parseArguments, runCommand } from './run-command.ts';

const usage = `settings    writes docs/settings.md and .env.example from the code`;

await runCommand(usage, async (args) => {
  parseArguments(args, 0, {});
  for (const [path, content] of Object.entries(await composeSettingsFiles())) {
    await writeFile(join(workspaceRoot, path), content);
    console.log(path);
  }
});
