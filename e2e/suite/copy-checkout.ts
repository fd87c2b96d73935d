import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/**
 * Copies the workspace as a second checkout, whose sources a test can edit. Also copies builds, so that the copy does not repeat them. The
 * copy shares caches whose entries have content hashes as names, so that a build in it does not draw the map again.
 */
export function copyCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-checkout-'));
  for (const name of readdirSync(workspace).filter((entry) => !omittedEntries.has(entry))) {
    cpSync(join(workspace, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true, // Links between packages must lead to the packages of the copy.
    });
  }
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, '.cache'));
  for (const name of sharedCaches) {
    mkdirSync(join(workspace, '.cache', name), { recursive: true });
    symlinkSync(join(workspace, '.cache', name), join(folder, '.cache', name), 'junction');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The pictures of the map. Other caches are not shared, because they keep a bundle under the same name, whatever its sources are. */
const sharedCaches = ['world-map'];

/** Entries that are not part of a checkout, or that a copy does not need. */
const omittedEntries = new Set(['node_modules', '.git', '.data', '.cache', 'e2e', 'bench', 'docs']);
