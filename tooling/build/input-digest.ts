import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, workspaceRoot } from '../federation/workspace-root.ts';

/** Inputs of every build besides the folder of the app. */
const common = [
  'shared/contract/src',
  'shared/art/src',
  'shared/web/src',
  'shared/world/src',
  'tooling/webpack',
  'tooling/federation',
  'tooling/build',
  'tooling/content',
  'tooling/fonts',
  'tooling/prerender',
  'tooling/world-map',
  'edge/src/publishing/answer-fields.ts',
  'edge/src/releases/prerendered.ts',
  'edge/src/composition/sitemap.ts',
  'edge/src/composition/template-tokens.ts',
  'shared/server/src/html/escape-html.ts',
  'pnpm-lock.yaml',
  'shared/contract/package.json',
  'shared/art/package.json',
  'shared/web/package.json',
  'shared/world/package.json',
];

const isTest = /\.test\.tsx?$/;

/** Digest of all inputs of a build. An app is rebuilt only if it has changed. */
export function inputDigest(app: string): string {
  const hash = createHash('sha256');
  const own = ['src', 'content', 'pictures', 'package.json'].map((input) => join(folderOf(app), input));
  for (const input of [...own, ...common.map((name) => join(workspaceRoot, name))]) {
    for (const file of filesOf(input)) {
      hash.update(`${relative(workspaceRoot, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []; // optional, such as pictures
    throw error;
  }
}
