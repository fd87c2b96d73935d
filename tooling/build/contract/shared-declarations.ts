import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseDeclarations } from '@emberclutch/contract/site/release-declarations.ts';
import type { ExportDigests } from '@emberclutch/contract/site/release.ts';
import { readManifest } from '../../federation/read-manifest.ts';
import { sharedModules } from '../../federation/shared-modules.ts';
import { webPackage } from '../../federation/web-package.ts';
import { isRemoteAlone, workspaceRoot } from '../../federation/workspace-root.ts';
import { BuildError } from '../../webpack/build-error.ts';
import { DeclarationFiles } from './declarations.ts';
import type { Meaning } from './declarations.ts';
import { copyPackedDeclarations } from './copy-packed-declarations.ts';
import { releaseDeclarations } from './release-declarations.ts';
import { isSyntax, walk } from './syntax.ts';
import type { Syntax } from './syntax.ts';

const prefix = '@emberclutch/web/';
const packages = join(workspaceRoot, 'shared');
/** Inside the workspace, where the compiler finds its packages. */
const cache = join(workspaceRoot, '.cache');

/** The types of our own shared modules, as this checkout has them. */
export interface SharedDeclarations {
  /** Digest of the type of each export, by module. */
  digests: Record<string, ExportDigests>;
  /** Digest of the types of `./routes`. */
  routes: string;
  declarations: ReleaseDeclarations;
}

/**
 * The exports of our own shared modules. The digest of an export covers its declaration and everything that it refers to. Texts of
 * comments, names of parameters and values of constants do not count.
 * @throws {BuildError} if the compiler cannot write the declarations
 */
export async function sharedDeclarations(): Promise<SharedDeclarations> {
  const modules = sharedModules.flatMap(({ request }) =>
    request.startsWith(prefix) ? [request.slice(prefix.length)] : [],
  );
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'shared-types-'));
  try {
    const write = isRemoteAlone ? copyPackedDeclarations : emitDeclarations;
    await write(folder, [...modules.map((name) => `${name}/index.ts`), 'routing/page-routes.ts']);
    const digests = modules.map((name): [string, ExportDigests] => [
      prefix + name,
      digestsOf(join(folder, 'web', 'src', name, 'index.d.ts'), folder),
    ]);
    return {
      digests: Object.fromEntries(digests),
      routes: routesDigest(join(folder, 'web', 'src', 'routing', 'page-routes.d.ts'), folder),
      declarations: await releaseDeclarations(folder),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The digests of the exports of one emitted declaration file.
 * @param packages the folder that holds the emitted files of all our packages, `contract/src/` for one
 */
export function digestsOf(file: string, packages: string): ExportDigests {
  const files = new DeclarationFiles(packages);
  const digests = files
    .exportsOf(file)
    .map((name): [string, string] => [name, digestOf(files, { file, name })]);
  return Object.fromEntries(digests);
}

/** @param sources files below `shared/web/src`; their imports are emitted as well */
async function emitDeclarations(folder: string, sources: readonly string[]): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(workspaceRoot, 'tooling', 'tsconfig', 'browser.json'),
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        noCheck: true,
        removeComments: true,
        types: [],
        rootDir: packages,
        outDir: folder,
      },
      files: sources.map((source) => join(packages, 'web', 'src', source)),
    }),
  );
  const require = createRequire(import.meta.url);
  const compiler = join(require.resolve('typescript/package.json'), '..', 'bin', 'tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', config, '--pretty', 'false']);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }; // of `execFile`
    throw new BuildError(`The types of the shared modules cannot be written:\n${stdout || String(error)}`);
  }
}

/** The digest of what remotes expose and of what the host needs of them: a change of either may part them. */
export function routesDigest(file: string, packages: string): string {
  const { PageRoutes = '', UsableRoutes = '' } = digestsOf(file, packages);
  return `${PageRoutes}${UsableRoutes}`;
}

function digestOf(files: DeclarationFiles, start: Meaning): string {
  const hash = createHash('sha256');
  const seen = new Set<string>();
  const add = (given: Meaning) => {
    const meaning = 'package' in given ? given : files.resolve(given);
    const key = JSON.stringify(meaning);
    if (seen.has(key)) return;
    seen.add(key);
    if ('package' in meaning) return void hash.update(`${ofPackage(meaning)}\n`);
    const { nodes, names } = files.declaration(meaning);
    hash.update(`${JSON.stringify(nodes.map(plain))}\n`);
    const imports = nodes.flatMap((node) => inlineImports(files, meaning.file, node));
    for (const next of [...names, ...imports]) add(next);
  };
  add(start);
  return hash.digest('hex').slice(0, 10);
}

/** A library is compared by its version as well, so that its major version is enough here. */
function ofPackage({ package: specifier, name }: { package: string; name: string }): string {
  const [first = '', second = ''] = specifier.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  const manifest = join(webPackage(), isRemoteAlone ? '../..' : 'node_modules', packageName, 'package.json');
  try {
    return `${specifier}@${readManifest(manifest).version.split('.')[0]}#${name}`;
  } catch {
    return `${specifier}#${name}`; // a package of types, which is installed beside another one
  }
}

/** `import('./asset.ts').Asset`, which the compiler writes for a type that a file does not import. */
function inlineImports(files: DeclarationFiles, file: string, node: Syntax): Meaning[] {
  const found: Meaning[] = [];
  walk(node, ({ type, source, qualifier }) => {
    if (type !== 'TSImportType' || !isSyntax(source) || typeof source.value !== 'string') return;
    const name = isSyntax(qualifier) && typeof qualifier.name === 'string' ? qualifier.name : '*';
    found.push(files.meaningOf(file, source.value, name));
  });
  return found;
}

/** A node without what makes no difference to those who use it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isSyntax(value)) return value;
  const literal = literalProperty(value);
  const entries = Object.entries(literal ?? value).flatMap(([name, child]): [string, unknown][] => {
    if (name === 'start' || name === 'end' || name === 'raw') return [];
    if (name === 'params' && Array.isArray(child)) return [[name, child.map(withoutName).map(plain)]];
    return [[name, plain(child)]];
  });
  return Object.fromEntries(entries);
}

const withoutName = (parameter: unknown) =>
  isSyntax(parameter) && parameter.type === 'Identifier' ? { ...parameter, name: '' } : parameter;

/** `readonly m: "16px"` is the value of a constant, not a choice: only that it is a text counts. */
function literalProperty(node: Syntax): Syntax | null {
  if (node.type !== 'TSPropertySignature' || node.readonly !== true) return null;
  const annotation = isSyntax(node.typeAnnotation) ? node.typeAnnotation.typeAnnotation : null;
  if (!isSyntax(annotation) || annotation.type !== 'TSLiteralType' || !isSyntax(annotation.literal))
    return null;
  return { ...node, typeAnnotation: typeof annotation.literal.value };
}
