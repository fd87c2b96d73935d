import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { composeSettingsFiles } from './compose-settings-files.ts';

it.each(Object.entries(composeSettingsFiles()))(
  '%s is up to date with the settings (npx pnpm@12 settings)',
  (path, content) => {
    expect(readFileSync(join(workspaceRoot, path), 'utf8')).toBe(content);
  },
);
