import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { sharedModules } from '../federation/shared-modules.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { emitDeclarations } from './emit-declarations.ts';

const shared = join(workspaceRoot, 'shared');
const prefix = '@emberclutch/web/';

export const reportFile = join(shared, 'web/api-report.md');

/** Composes the first line of the report of this version. */
export const composeReportTitle = (): string => {
  const { name, version } = readManifest(join(shared, 'web/package.json'));
  return `# ${name} ${version}`;
};

/**
 * Composes the declarations of our shared modules and of `./routes`, through which host and remotes use each other. The site compares
 * releases by the version of `shared/web`, so a change of these declarations needs a new version.
 * @returns the report, without the title
 * @throws {BuildError} if the compiler cannot write the declarations
 */
export async function composeApiReport(): Promise<string> {
  const modules = sharedModules.flatMap(({ request }) =>
    request.startsWith(prefix) ? [`${request.slice(prefix.length)}/index.ts`] : [],
  );
  const sources = [...modules, 'routing/page-routes.ts'].map((name) => join(shared, 'web/src', name));
  const folder = await emitDeclarations({
    files: sources,
    rootDir: shared,
    lib: ['es2024', 'dom', 'dom.iterable'],
  });
  try {
    const files = globSync('web/src/{routing,state}/**/*.d.ts', { cwd: folder }).toSorted();
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const blocks = files.map((file, index) => {
      const code = (texts[index] ?? '').replaceAll(/^\s*\/\*\*[^]*?\*\/\n/gm, '').trim();
      return `\n## ${file.replace('/src/', '/')}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
    });
    return blocks.join('');
  } finally {
    await rm(folder, { recursive: true });
  }
}
