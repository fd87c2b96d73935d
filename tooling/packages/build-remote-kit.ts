import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { emit } from './emit.ts';

const kit = join(workspaceRoot, 'tooling/remote-kit');

/** Programs of the kit, and files that it names by path instead of importing them. */
const entries = [
  'tooling/remote-kit/remote-kit.ts',
  'tooling/remote-kit/remote-tests.ts',
  'tooling/webpack/fold-shape-digests.ts',
  'tooling/webpack/transpile.ts',
  ...['asset-url', 'browser-environment', 'dom-testing', 'no-console-errors', 'timeouts'].map(
    (name) => `tooling/jest/${name}.ts`,
  ),
];

/** Goes into pages as it is. */
const refreshRuntime = 'tooling/webpack/one-refresh-runtime.cjs';

/** The one file whose types others import. */
const declarations = 'tooling/remote-kit/remote-tests.d.ts';

/**
 * Compiles the kit into its `dist`: the tools of this workspace that build, test and release a remote, as they are. What they
 * import from edge and server comes along, and nothing that they do not import.
 */
export async function buildRemoteKit(): Promise<void> {
  const dist = join(kit, 'dist');
  const sources = await reachedSources();
  const folder = await emit({
    files: sources.map((source) => join(workspaceRoot, source)),
    rootDir: workspaceRoot,
    lib: ['es2025', 'dom', 'dom.iterable'],
    types: ['node', 'jest'],
  });
  await rm(dist, { recursive: true, force: true });
  for (const file of [...sources.map((source) => source.replace(/\.ts$/, '.js')), declarations]) {
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withRelativeImports(await readFile(join(folder, file), 'utf8'), file));
  }
  await rm(folder, { recursive: true });
  await cp(join(workspaceRoot, refreshRuntime), join(dist, refreshRuntime));
  await writeFile(join(dist, 'tsconfig.json'), await mergedTsconfig());
}

/** The entries and all that they import. What tools import on demand is for the workspace: the host, and its provider. */
async function reachedSources(): Promise<string[]> {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = withRelativeImports(await readFile(join(workspaceRoot, file), 'utf8'), file);
    const pattern = file.startsWith('tooling/remote-kit/') ? anyImport : staticImport;
    for (const [, specifier = ''] of text.matchAll(pattern))
      reached.add(join(dirname(file), specifier.replace(/\.js$/, '.ts')));
  }
  return [...reached];
}

const staticImport = /^(?:import|export) (?!type)[^;]*?["'](\.[^"']+)["'];/gm;
const anyImport = /(?:^import (?!type)[^;]*?|\bimport\()["'](\.[^"']+)["']/gm;

/** `@emberclutch/edge/releases/read-release.ts` -> `../../edge/src/releases/read-release.js`, in files of the kit. */
const withRelativeImports = (text: string, file: string) =>
  text.replaceAll(/(["'])@emberclutch\/(edge|server)\/([^"']+)\.ts\1/g, (_all, quote, name, path) => {
    const target = join(name === 'edge' ? 'edge/src' : 'shared/server/src', `${path}.js`);
    const from = relative(resolve('/', dirname(file)), resolve('/', target));
    return `${quote}${from.startsWith('.') ? from : `./${from}`}${quote}`;
  });

async function mergedTsconfig(): Promise<string> {
  const [base, browser] = await Promise.all(['base.json', 'browser.json'].map(compilerOptions));
  return `${JSON.stringify({ compilerOptions: { ...base, ...browser } }, null, 2)}\n`;
}

async function compilerOptions(name: string): Promise<object> {
  const text = await readFile(join(workspaceRoot, 'tooling/tsconfig', name), 'utf8');
  return TsConfig.parse(JSON.parse(text)).compilerOptions;
}

const TsConfig = z.object({ compilerOptions: z.looseObject({}) });
