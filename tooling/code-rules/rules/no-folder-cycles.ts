import type { FileImport } from '../file-import.ts';
import { isTestCode } from '../is-test-code.ts';
import type { WorkspaceRule } from '../workspace-rule.ts';

/** The first import that leads from one folder to another of the same parent, by the names of both. */
type FolderImports = Map<string, Map<string, FileImport>>;

/**
 * Folders of one parent form layers: no folder imports another that imports it back, directly or through others. Two
 * folders that need each other are one idea, or hold a third that both may import.
 */
export const noFolderCycles: WorkspaceRule = {
  name: 'no-folder-cycles',
  check: (imports, report) => {
    for (const [parent, folders] of siblingImports(imports))
      for (const [folder, used] of folders)
        for (const [other, example] of used)
          if (isReachable(folders, other, folder))
            report(example, `${parent}/${folder} imports ${parent}/${other}, which imports it back.`);
  },
};

function siblingImports(imports: FileImport[]): Map<string, FolderImports> {
  const parents = new Map<string, FolderImports>();
  for (const each of imports) {
    if (isTestCode(each.from) || each.from.endsWith('.config.ts')) continue;
    const from = each.from.split('/').slice(0, -1);
    const to = each.to.split('/').slice(0, -1);
    const depth = from.findIndex((name, index) => name !== to[index]);
    const [folder, other] = [from[depth], to[depth]];
    // One of the two files lies in the parent of the other.
    if (folder === undefined || other === undefined) continue;
    const parent = from.slice(0, depth).join('/');
    const folders = getOrInsert(parents, parent, (): FolderImports => new Map());
    const used = getOrInsert(folders, folder, () => new Map<string, FileImport>());
    getOrInsert(used, other, () => each);
  }
  return parents;
}

function isReachable(folders: FolderImports, from: string, target: string): boolean {
  const seen = new Set([from]);
  // Iterating over a set also visits elements that are added meanwhile.
  for (const folder of seen) for (const next of folders.get(folder)?.keys() ?? []) seen.add(next);
  return seen.has(target);
}

function getOrInsert<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
