import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** Copies the workspace, as a second checkout whose sources a test can edit. Builds are copied too: they are not repeated. */
export function copyCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-checkout-'));
  for (const name of readdirSync(workspace).filter((entry) => !omitted.has(entry))) {
    cpSync(join(workspace, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true, // links between packages must lead to the packages of the copy
    });
  }
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Not part of a checkout, or not needed in a copy. */
const omitted = new Set(['node_modules', '.git', '.data', '.cache', 'e2e', 'bench', 'docs']);
