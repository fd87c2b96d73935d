/**
 * The packages that folders of a workspace use, directly or through others, by its `pnpm-lock.yaml`: each with its version, its peers and
 * its digest. Leaves out packages that only development needs, and folders of the workspace that are not named.
 * @param lockfile the text of `pnpm-lock.yaml`
 * @param folders as the lockfile names them, such as `shared/web`
 */
export function lockedPackages(lockfile: string, folders: readonly string[]): string[] {
  const importers = entriesIn(lockfile, 'importers');
  const snapshots = entriesIn(lockfile, 'snapshots');
  const packages = entriesIn(lockfile, 'packages');
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of listDependencies(snapshots.get(name) ?? '')) if (snapshots.has(next)) add(next);
  };
  // A new folder is missing from the lockfile until its packages are installed.
  for (const folder of folders)
    for (const name of listDependencies(importers.get(folder) ?? '')) if (snapshots.has(name)) add(name);
  return [...found]
    .toSorted()
    .map((name) => `${name} ${readResolution(packages.get(withoutPeers(name)) ?? '')}`);
}

/** The entries of a section, with their text. Parsing the file with `yaml` would take a third of a second at each start. */
function entriesIn(lockfile: string, section: string): Map<string, string> {
  const [, after = ''] = lockfile.split(new RegExp(`^${section}:\n`, 'm'), 2);
  const [text = ''] = after.split(/^(?=\S)/m, 1);
  const entries = text.split(/^ {2}(?=\S)/m).map((entry): [string, string] => {
    const [, name = '', content = ''] = /^'?([^'\n]+?)'?:(?: \{\})?\n([^]*)$/.exec(entry) ?? [];
    return [name, content];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}

/**
 * Names of packages in `dependencies` and `optionalDependencies` of an entry. An importer has the version in a separate line, a package
 * beside the name.
 */
function listDependencies(entry: string): string[] {
  const names: string[] = [];
  let isUsed = false;
  let dependency = '';
  for (const line of entry.split('\n')) {
    const [, group] = /^ {4}(\w+):$/.exec(line) ?? [];
    if (group !== undefined) isUsed = /^(dependencies|optionalDependencies)$/.test(group);
    const [, name, beside] = /^ {6}'?([^ ':][^':]*)'?:(?: (.+))?$/.exec(line) ?? [];
    if (name !== undefined) dependency = name;
    const [, below] = /^ {8}version: (.+)$/.exec(line) ?? [];
    const version = beside ?? below;
    if (isUsed && version !== undefined) names.push(fullName(dependency, version.replaceAll(/^'|'$/g, '')));
  }
  return names;
}

/** The version of an alias contains the name of the package: `string-width-cjs: string-width@4.2.3`. */
const fullName = (name: string, version: string) =>
  /^(@[^/]+\/)?[a-z][^@(]*@/i.test(version) ? version : `${name}@${version}`;

const withoutPeers = (name: string) => name.replace(/\(.*$/, '');

const readResolution = (entry: string) => /^ {4}resolution: (.+)$/m.exec(entry)?.[1] ?? '';
