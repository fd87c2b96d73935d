import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';
import { allowedImports, deliberateViolations, importedFiles } from './testing/violations.ts';

interface Violation {
  rule: string;
  file: string;
}

const root = join(import.meta.dirname, '../..');
const packages = [
  'host',
  'remote-auth',
  'remote-spawn',
  'remote-of-tomorrow',
  'shared/art',
  'shared/contract',
  'shared/server',
  'shared/web',
  'shared/world',
  'provider',
  'edge',
];
const thirdParties = ['jotai', 'react-router-dom', 'styled-components', '@tanstack/react-query'];

const folderImports = [
  ['edge/src/circle/a/here.ts', "export * from '../b/here.ts';"],
  ['edge/src/circle/b/here.ts', "export const b = import('../c/here.ts');"],
  ['edge/src/circle/c/here.ts', "import type { There } from '../a/there.ts';"],
  ['edge/src/circle/a/there.ts', 'export type There = 1;'],
  ['edge/src/line/a/here.ts', "import '../b/here.ts';\nimport './inner/here.ts';"],
  ['edge/src/line/a/there.ts', 'export {};'],
  ['edge/src/line/a/inner/here.ts', "import '../there.ts';"],
  ['edge/src/line/b/here.ts', 'export {};'],
  ['edge/src/line/b/here.test.ts', "import '../a/here.ts';"],
] as const;

const tree = provideFolder('file');
let rules: string[];
let violations: Violation[];
let folderViolations: Violation[];

beforeAll(() => {
  for (const name of packages) createPackage(name);
  for (const name of thirdParties) linkPackage(join(root, 'shared/web/node_modules', name), name);
  linkPackage(join(root, 'provider/node_modules/kysely'), 'kysely');
  linkPackage(join(root, 'shared/contract/node_modules/zod'), 'zod');
  for (const { file, imports } of [...deliberateViolations, ...allowedImports])
    tree.write(file, `export * from '${imports}';\n`);
  for (const file of importedFiles) tree.write(file, 'export const here = true;\n');
  for (const [file, imports] of folderImports) tree.write(file, `${imports}\n`);
  ({ violations, rules } = checkImports('.dependency-cruiser.mjs'));
  ({ violations: folderViolations } = checkImports('tooling/import-rules/folder-rules.mjs'));
});

it.each(deliberateViolations)('$rule fires for $file', ({ rule, file }) => {
  expect(violations).toContainEqual({ rule, file });
});

it('the check allows imports that only look like a violation', () => {
  const violatingFiles = new Set(deliberateViolations.map(({ file }) => file));
  expect(violations.filter(({ file }) => !violatingFiles.has(file))).toEqual([]);
});

it('the test contains a violation of every rule', () => {
  expect(new Set(deliberateViolations.map(({ rule }) => rule))).toEqual(new Set(rules));
});

it.each(['a', 'b', 'c'])('the check reports the folder %s, which is part of an import cycle', (name) => {
  expect(folderViolations).toContainEqual({ rule: 'no-folder-cycles', file: `edge/src/circle/${name}` });
});

it('a folder may import from the folder around it, and tests may import anything', () => {
  expect(folderViolations.filter(({ file }) => file.startsWith('edge/src/line'))).toEqual([]);
});

/** Creates a package with its manifest from the workspace, and links to the third-party packages that it can import. */
function createPackage(name: string): void {
  const original = join(root, name === 'remote-of-tomorrow' ? 'remote-auth' : name);
  mkdirSync(join(tree.root, name), { recursive: true });
  cpSync(join(original, 'package.json'), join(tree.root, name, 'package.json'));
  linkPackage(join(tree.root, name), `@emberclutch/${basename(name)}`);
}

function linkPackage(target: string, name: string): void {
  const path = join(tree.root, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/** Runs the command of the check in the tree of violations. */
function checkImports(config: string): { rules: string[]; violations: Violation[] } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, config),
      '--output-type',
      'json',
      ...packages,
    ],
    { cwd: tree.root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  const { summary }: CruiseResult = JSON.parse(stdout);
  return {
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    violations: summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from })),
  };
}

interface CruiseResult {
  summary: {
    ruleSetUsed: { forbidden: { name: string }[] };
    violations: { rule: { name: string }; from: string }[];
  };
}
