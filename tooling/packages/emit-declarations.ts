import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';

interface Sources {
  files: readonly string[];
  /** Folder to which the paths of the output files are relative. */
  rootDir: string;
  lib: readonly string[];
  types?: readonly string[];
}

/**
 * Compiles sources, and everything that they import from the workspace, to modules and declaration files. In the output, imports of files
 * end with `.js`. Imports of packages stay unchanged, because the exports of the packages map them.
 * @returns the folder with the output, which the caller must remove
 * @throws {BuildError} with the output of the compiler
 */
export async function emitDeclarations({ files, rootDir, lib, types = [] }: Sources): Promise<string> {
  const cache = join(workspaceRoot, '.cache');
  await mkdir(cache, { recursive: true });
  // Uses a folder inside the workspace, where the compiler finds packages.
  const folder = await mkdtemp(join(cache, 'packages-'));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    jsx: 'react-jsx',
    target: 'es2022',
    lib,
    types,
    typeRoots: [join(workspaceRoot, 'tooling/node_modules/@types')],
    rootDir,
    outDir: folder,
  };
  const baseConfig = join(workspaceRoot, 'tooling/tsconfig/base.json');
  await writeFile(config, JSON.stringify({ extends: baseConfig, compilerOptions, files }));
  const packageFile = createRequire(import.meta.url).resolve('typescript/package.json');
  try {
    await promisify(execFile)(process.execPath, [join(packageFile, '../bin/tsc'), '-p', config]);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string }; // cast: an error of `execFile` has the output
    await rm(folder, { recursive: true });
    throw new BuildError(`The packages cannot be compiled:\n${stdout || String(error)}`);
  }
  await rm(config);
  return folder;
}
