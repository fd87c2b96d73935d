import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

/** Version of a package as the host has it installed: what every remote must fit. */
export function installedVersion(packageName: string): string {
  const file = join(workspaceRoot, 'host', 'node_modules', packageName, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
