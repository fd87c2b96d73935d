import { readFile } from 'node:fs/promises';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as z from 'zod/mini';

/**
 * Checks a tarball as its users will see it: whether each file in its `exports` exists and has the right module format (publint), and
 * whether the compiler finds matching types for it (arethetypeswrong).
 * @returns one sentence per problem
 */
export async function checkPackage(tarball: string): Promise<string[]> {
  const bytes = await readFile(tarball);
  const data = Uint8Array.from(bytes);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const packed = createPackageFromTarballData(data);
  const name = packed.packageName;
  const ofExports = messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`);
  return [...ofExports, ...(await typeProblems(name, packed))];
}

type Packed = ReturnType<typeof createPackageFromTarballData>;

async function typeProblems(name: string, packed: Packed): Promise<string[]> {
  const result = await checkTypes(packed, { entrypoints: listEntrypoints(packed) });
  if (!result.types) return [`${name}: has no types.`];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem) || supported.has(problem.resolutionKind))
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}

/** The packages are ES modules: CommonJS modules cannot require them, and the compiler's rules before 2022 do not apply. */
const supported = new Set(['node16-esm', 'bundler']);

const Manifest = z.looseObject({ exports: z.record(z.string(), z.unknown()) });

/** The modules in the exports. A pattern covers each file that has declarations. */
function listEntrypoints(packed: Packed): string[] {
  const manifest = packed.readFile(`/node_modules/${packed.packageName}/package.json`);
  const names = Object.keys(Manifest.parse(JSON.parse(manifest)).exports).filter(
    (name) => !name.endsWith('.json'),
  );
  if (names.every((name) => !name.includes('*'))) return names;
  return packed.listFiles().flatMap((path) => {
    const file = /\/dist\/((?!map-pictures).+)\.d\.ts$/.exec(path)?.[1];
    return file === undefined ? [] : [`./${file}.ts`];
  });
}
