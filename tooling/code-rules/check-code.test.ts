import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allowed, violations } from './violations.ts';

let tree: string;
let found: { path: string; rule: string }[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'code-rules-'));
  for (const { path, content } of [...violations, ...allowed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${content}\n`);
  }
  found = checkCode();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each(violations)('$rule fires for $path', ({ rule, path }) => {
  expect(found).toContainEqual({ rule, path });
});

it('allows what looks like a violation and is none', () => {
  const broken = new Set(violations.map(({ path }) => path));
  expect(found.filter(({ path }) => !broken.has(path))).toEqual([]);
});

it('has a violation for every rule', () => {
  const rules = readdirSync(join(import.meta.dirname, 'rules')).map((file) => file.replace('.ts', ''));
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(rules));
});

/** Runs the same command as the lint stage does, in the tree of violations. */
function checkCode(): { path: string; rule: string }[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), tree], {
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  return [...stdout.matchAll(/^(.+):\d+ ([a-z-]+): /gm)].map(([, path = '', rule = '']) => ({ path, rule }));
}
