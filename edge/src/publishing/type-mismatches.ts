import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseDeclarations } from '@emberclutch/contract/site/release-declarations.ts';

/** An export of one of our shared modules: `setSession` of `@emberclutch/web/state`. */
export interface SharedExport {
  module: string;
  name: string;
}

/** The export that the host uses of a remote, whose type is `UsableRoutes` in the host. */
export const exposedRoutes: SharedExport = { module: './routes', name: 'default' };

/**
 * Compiles assignments of the exports of one release to the types that another was built with: an added optional member fits, a
 * removed one does not.
 * @returns the reason in the compiler's words, by export; an export that fits is not in it
 * @throws if the compiler does not end within 30 s
 */
export async function typeMismatches(
  exports: readonly SharedExport[],
  offered: ReleaseDeclarations,
  expected: ReleaseDeclarations,
): Promise<Map<SharedExport, string>> {
  if (exports.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'release-declarations-'));
  try {
    await writeTypes(join(folder, 'offered'), offered);
    await writeTypes(join(folder, 'expected'), expected);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['check.ts'] }));
    await writeFile(join(folder, 'check.ts'), exports.map(assignment).join('\n'));
    const reasons = reasonsByLine(await compile(folder));
    return new Map(
      exports.flatMap((each, index): [SharedExport, string][] => {
        const reason = reasons.get(index + 1);
        return reason === undefined ? [] : [[each, reason]];
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** One line per export, so that the line of an error names it. */
const assignment = (given: SharedExport, index: number) =>
  `export const fits${index}: ${typeIn('expected', given)} = null! as ${typeIn('offered', given)};`;

function typeIn(folder: 'offered' | 'expected', given: SharedExport): string {
  if (given === exposedRoutes) {
    const name = folder === 'offered' ? 'PageRoutes' : 'UsableRoutes';
    return `import("./${folder}/web/src/routing/page-routes.ts").${name}`;
  }
  const [, module, path] = /^@emberclutch\/([^/]+)\/(.+)$/.exec(given.module) ?? [];
  const file = `./${folder}/${module}/src/${path}/index.ts`;
  return `typeof import(${JSON.stringify(file)})[${JSON.stringify(given.name)}]`;
}

async function writeTypes(folder: string, types: ReleaseDeclarations): Promise<void> {
  for (const [path, text] of Object.entries(types)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function compile(folder: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { cwd: folder, timeout: 30_000, maxBuffer: 16 * 1024 * 1024 },
    );
    return stdout;
  } catch (error) {
    // The compiler ends with a code other than 0 if it finds errors, and writes them to its output.
    const { stdout = '' } = error as { stdout?: string };
    if (stdout !== '') return stdout;
    throw error;
  }
}

/** The innermost line of each error names the member at fault; the lines above it lead there. */
function reasonsByLine(output: string): Map<number, string> {
  const reasons = new Map<number, string>();
  let line = 0;
  for (const text of output.split('\n')) {
    const [, number, message] = /^check\.ts\((\d+),\d+\): error \w+: (.*)$/.exec(text) ?? [];
    if (number !== undefined) line = Number(number);
    const reason = message ?? (text.startsWith('  ') ? text.trim() : undefined);
    if (line > 0 && reason !== undefined) reasons.set(line, reason.replaceAll(/import\("[^"]*"\)\./g, ''));
  }
  return reasons;
}
