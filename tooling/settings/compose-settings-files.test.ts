import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { composeSettingsFiles } from './compose-settings-files.ts';

it('the documents are up to date with the settings (npx pnpm@12 settings)', async () => {
  const files = await composeSettingsFiles();

  for (const [path, content] of Object.entries(files))
    expect(readFileSync(join(workspaceRoot, path), 'utf8')).toBe(content);
});
