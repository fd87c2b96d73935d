import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** A rules file for dependency-cruiser. It treats the path as a URL, and would read the wrong file in a folder such as `a%20b`. */
export function writeConfigFile(name = '.dependency-cruiser.mjs'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'import-rules-')), 'config.mjs');
  const { href } = pathToFileURL(join(workspaceRoot, name));
  writeFileSync(file, `export { default } from ${JSON.stringify(href)};`);
  return file;
}
