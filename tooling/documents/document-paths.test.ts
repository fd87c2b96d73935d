import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }));

const readText = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

it.each(documents)('%s links to files that exist', (document) => {
  const targets = [...readText(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, target = '']) => target,
  );

  const missingTargets = targets.filter(
    (target) => !existsSync(join(workspaceRoot, dirname(document), target)),
  );

  expect(missingTargets).toEqual([]);
});

/** Matches a path of the workspace in backticks, such as `provider/src/spawn/`; `remote-*` means every remote. */
const workspacePathPattern =
  /`((?:host|remote-[\w*-]+|shared|provider|edge|tooling|e2e|bench|docs)\/[\w.*[\]/-]*)`/g;

it.each(documents)('%s names paths that exist', (document) => {
  const paths = [...readText(document).matchAll(workspacePathPattern)].map(([, path = '']) => path);

  const missingPaths = paths.filter((path) => globSync(path, { cwd: workspaceRoot }).length === 0);

  expect(missingPaths).toEqual([]);
});

it('the sources name only decision records that exist', () => {
  const sources = globSync('{host,remote-*,shared,provider,edge,tooling,e2e,bench}/**/*.{ts,tsx,mjs,md}', {
    cwd: workspaceRoot,
    exclude: ['**/node_modules', '**/dist'],
  });
  const records = sources.flatMap((source) =>
    [...readText(source).matchAll(/docs\/adr\/(\d{4}[\w-]*)/g)].map(([, record = '']) => ({
      source,
      record,
    })),
  );

  const missingRecords = records.filter(
    ({ record }) => globSync(`docs/adr/${record}*.md`, { cwd: workspaceRoot }).length === 0,
  );

  expect(records.length).toBeGreaterThan(0);
  expect(missingRecords).toEqual([]);
});
