import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Statement } from 'oxc-parser';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Sources that no other source names in a string: entries of webpack, and loaders with computed names. */
const builtSources = [
  'host/src/app/{main,boot/boot,server/main}.ts',
  'remote-*/src/app/{routes,mount}.tsx',
  '{host,remote-*}/src/pages.ts',
  'tooling/webpack/{fold-shape-digests,transpile}.ts',
  'tooling/webpack/stubs/*.ts',
];

let sources: NamingSource[];
beforeAll(() => void (sources = listProductionSources()));

const readDependencies = (file: string): Dependencies => JSON.parse(readFileSync(file, 'utf8'));

it('an installation for `start` has every package that builds and servers need', () => {
  expect(findDevelopmentImports(sources, readDependencies)).toEqual([]);
});

it.each([
  ['a page', 'styled-components', /^remote-spawn\/src\/.+: styled-components$/],
  ['the API', 'fastify', /^provider\/src\/.+: fastify$/],
  ['a worker', '@napi-rs/canvas', /^tooling\/world-map\/draw-tiles\.ts: @napi-rs\/canvas$/],
  ['a loader', 'oxc-transform', /^tooling\/webpack\/transpile\.ts: oxc-transform$/],
  ['an alias', 'react-refresh', /^tooling\/webpack\/add-refresh-runtime\.ts: react-refresh$/],
])('the test finds a development package that %s needs', (_user, name, expectedLine) => {
  const imports = findDevelopmentImports(sources, (file) => moveToDevelopment(readDependencies(file), name));

  expect(imports).toContainEqual(expect.stringMatching(expectedLine));
});

function moveToDevelopment(manifest: Dependencies, name: string): Dependencies {
  const { [name]: version, ...dependencies } = manifest.dependencies ?? {};
  if (version === undefined) return manifest;
  return { ...manifest, dependencies, devDependencies: { ...manifest.devDependencies, [name]: version } };
}

/** The fields of a `package.json` that decide whether `install --prod` installs a package. */
interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A source with its string literals, such as names of modules and files. */
interface NamingSource {
  source: string;
  names: readonly string[];
}

/**
 * Lists all sources that commands reach after an install with `--prod`. Follows strings as well as imports, because strings name loaders and
 * workers.
 */
function listProductionSources(): NamingSource[] {
  const sources = new Set(listEntries());
  const namingSources: NamingSource[] = [];
  for (const source of sources) {
    const names = listTexts(source);
    namingSources.push({ source, names });
    for (const file of names.map((name) => findFile(name, source))) if (file !== null) sources.add(file);
  }
  return namingSources;
}

/**
 * Finds sources that name a package which `install --prod` does not install.
 * @param readDependencies reads the `package.json` at a path
 * @returns a line such as `tooling/webpack/base-config.ts: terser-webpack-plugin` for each
 */
function findDevelopmentImports(
  sources: readonly NamingSource[],
  readDependencies: (file: string) => Dependencies,
): string[] {
  const lines = sources.flatMap(({ source, names }) => {
    const {
      dependencies,
      devDependencies = {},
      optionalDependencies,
    } = readDependencies(findManifest(source));
    const runtimeDependencies = { ...dependencies, ...optionalDependencies };
    return names
      .map(toPackageName)
      .filter((name) => Object.hasOwn(devDependencies, name) && !Object.hasOwn(runtimeDependencies, name))
      .map((name) => `${relative(workspaceRoot, source)}: ${name}`);
  });
  return [...new Set(lines)].toSorted();
}

function listEntries(): string[] {
  // Cast: the manifest of this workspace has scripts.
  const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.values(scripts)
    .filter((script) => script.includes('install.mjs --prod'))
    .flatMap((script) => script.match(/\S+\.ts/g) ?? []);
  return [...commands, ...builtSources.flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))].map(
    (file) => join(workspaceRoot, file),
  );
}

/** Lists the string literals of a source, except the names of modules that it imports only for their types. */
function listTexts(source: string): string[] {
  const { program } = parseSync(source, readFileSync(source, 'utf8'));
  const names: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && names.push(value)),
  });
  visitor.visit({ ...program, body: program.body.filter(hasValues) });
  return names;
}

const hasValues = (statement: Statement) =>
  !('importKind' in statement && statement.importKind === 'type') &&
  !('exportKind' in statement && statement.exportKind === 'type');

/** Returns `@scope/name` for `@scope/name/file.ts`. */
const toPackageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Finds the source in this workspace that a string names. @returns null if it names none */
function findFile(name: string, source: string): string | null {
  if (/^[\w./-]+\.(tsx?|[cm]?js)$/.test(name)) {
    const file = join(dirname(source), name);
    if (existsSync(file)) return file;
  }
  if (!name.startsWith('@emberclutch/')) return null;
  try {
    return createRequire(source).resolve(name);
  } catch {
    return null; // a text that only begins like the name of one of our packages
  }
}

function findManifest(source: string): string {
  for (let folder = dirname(source); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return file;
  }
}
