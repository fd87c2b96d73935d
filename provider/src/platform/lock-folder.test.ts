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

/** The id of a process that has ended. */
const deadPid = () => spawnSync('true').pid;

it('locks for one process, and for the next after the release', () => {
  const unlock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(
    `The world in ${folder} is in use by another process (${process.pid})`,
  );
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('replaces the lock of a process that has ended', () => {
  lockFolder(folder)();
  claim({ pid: deadPid(), start: 'x' });

  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'process.lock'), 'utf8')).toContain(String(process.pid));
  unlock();
});

it('recognizes that another process reuses the process id', () => {
  lockFolder(folder)();
  claim({ pid: process.ppid, start: 'another boot:1' });

  expect(() => lockFolder(folder)()).not.toThrow();
});

it('replaces an unreadable lock', () => {
  lockFolder(folder)();
  claim('{"pid":');

  expect(() => lockFolder(folder)()).not.toThrow();
});

it('reports that a folder cannot be written', () => {
  for (const impossible of ['/proc/nowhere/world', '/dev/null/world'])
    expect(() => lockFolder(impossible)).toThrow(/cannot be written \(E\w+\); set DATA_DIR/);
});
