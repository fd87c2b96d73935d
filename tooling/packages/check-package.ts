import { readFile } from 'node:fs/promises';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Looks at a tarball as those who install it will: whether each file that its `exports` name exists and is a module as named
 * (publint), and whether the compiler finds types for it that fit (arethetypeswrong).
 * @returns a sentence per problem
 */
export async function checkPackage(tarball: string): Promise<string[]> {
  const bytes = await readFile(tarball);
  const data = Uint8Array.from(bytes);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const packed = createPackageFromTarballData(data);
  const name = packed.packageName;
  const ofExports = messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`);
  const entrypoints = packed
    .listFiles()
    .flatMap((path) => /\/dist\/((?!map-pictures).+)\.d\.ts$/.exec(path)?.[1] ?? []);
  return [...ofExports, ...(await typeProblems(name, packed, entrypoints))];
}

async function typeProblems(
  name: string,
  packed: ReturnType<typeof createPackageFromTarballData>,
  files: string[],
): Promise<string[]> {
  const isKit = name.endsWith('/remote-kit');
  const entrypoints = isKit ? ['./jest'] : files.map((file) => `./${file}.ts`);
  const result = await checkTypes(packed, { entrypoints });
  if (!result.types) return [`${name}: has no types.`];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem) || supported.has(problem.resolutionKind))
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}

/** The packages are ES modules: a CommonJS module cannot require them, and the compiler's rules before 2022 do not apply. */
const supported = new Set(['node16-esm', 'bundler']);
