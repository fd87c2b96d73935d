import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';
import { allowed, violations } from './violations.ts';

const tree = provideFolder('file');
let found: { path: string; rule: string }[];

beforeAll(() => {
  for (const { path, content } of [...violations, ...allowed]) tree.write(path, `${content}\n`);
  found = checkCode();
});

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
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), tree.root], {
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  return [...stdout.matchAll(/^(.+):\d+ ([a-z-]+): /gm)].map(([, path = '', rule = '']) => ({ path, rule }));
}
