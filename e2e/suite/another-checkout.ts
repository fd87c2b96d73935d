import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** Another team's checkout of the workspace: the same sources in a folder of their own, which may be edited. */
export function anotherCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-checkout-'));
  for (const name of readdirSync(workspace).filter((entry) => !left.has(entry))) {
    cpSync(join(workspace, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true, // a package's links to its neighbours must lead to the neighbours of the copy
      filter: (path) => basename(path) !== 'dist',
    });
  }
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a checkout has not got, or need not have twice. */
const left = new Set(['node_modules', '.git', '.data', '.cache', 'e2e', 'bench', 'docs']);
