import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock-folder.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'emberclutch-lock-')), 'world');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const claim = (content: object | string) =>
  writeFileSync(
    join(folder, 'process.lock'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

/** A process number that was in use and is not any more. */
const deadPid = () => spawnSync('true').pid;

it('lets one in, and the next one when it has left', () => {
  const unlock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(
    `The world in ${folder} is in use by another process (${process.pid})`,
  );
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over from a process that is gone', () => {
  lockFolder(folder)();
  claim({ pid: deadPid(), start: 'x' });

  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toContain(String(process.pid));
  unlock();
});

it('is not fooled by another process that has got the number since', () => {
  lockFolder(folder)();
  claim({ pid: process.ppid, start: 'another boot:1' });

  expect(() => lockFolder(folder)()).not.toThrow();
});

it('takes over from a claim nobody can read', () => {
  lockFolder(folder)();
  claim('{"pid":');

  expect(() => lockFolder(folder)()).not.toThrow();
});

it('says that a folder cannot be written', () => {
  for (const impossible of ['/proc/nowhere/world', '/dev/null/world'])
    expect(() => lockFolder(impossible)).toThrow(/cannot be written \(E\w+\); set DATA_DIR/);
});
