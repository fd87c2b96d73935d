import { readFile } from 'node:fs/promises';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as z from 'zod/mini';

/**
 * Checks a tarball as its users will see it: whether each file in its `exports` exists and has the right module format (publint), and
 * whether the compiler finds matching types for each file (arethetypeswrong).
 * @returns one sentence per problem
 */
export async function checkPackage(tarball: string): Promise<string[]> {
  const bytes = await readFile(tarball);
  const data = Uint8Array.from(bytes);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const packageContent = createPackageFromTarballData(data);
  const name = packageContent.packageName;
  const exportProblems = messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`);
  return [...exportProblems, ...(await findTypeProblems(name, packageContent))];
}

type PackageContent = ReturnType<typeof createPackageFromTarballData>;

async function findTypeProblems(name: string, packageContent: PackageContent): Promise<string[]> {
  const result = await checkTypes(packageContent, { entrypoints: listEntrypoints(packageContent) });
  if (!result.types) return [`${name}: has no types.`];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem) || supportedResolutions.has(problem.resolutionKind))
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}

/** The packages are ES modules, so resolutions of CommonJS modules, and the compiler's rules before 2022, do not apply. */
const supportedResolutions = new Set(['node16-esm', 'bundler']);

const Manifest = z.looseObject({ exports: z.record(z.string(), z.unknown()) });

/** Lists the modules in the exports. A pattern covers each file that has declarations. */
function listEntrypoints(packageContent: PackageContent): string[] {
  const manifest = packageContent.readFile(`/node_modules/${packageContent.packageName}/package.json`);
  const names = Object.keys(Manifest.parse(JSON.parse(manifest)).exports).filter(
    (name) => !name.endsWith('.json'),
  );
  if (names.every((name) => !name.includes('*'))) return names;
  return packageContent.listFiles().flatMap((path) => {
    const file = /\/dist\/((?!map-pictures).+)\.d\.ts$/.exec(path)?.[1];
    return file === undefined ? [] : [`./${file}.ts`];
  });
}
