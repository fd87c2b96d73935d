import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock-folder.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'emberclutch-lock-')), 'world');
});

let holders: ChildProcess[] = [];

afterEach(() => {
  for (const child of holders) child.kill('SIGKILL');
  holders = [];
  rmSync(join(folder, '..'), { recursive: true });
});

it('gives the lock to one holder, and after its release to the next', () => {
  const unlock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(
    `The world in ${folder} is in use by another process (${process.pid})`,
  );
  unlock();
  lockFolder(folder)();
});

it('a lock is released when its process is killed, and taken by one of three waiting processes', async () => {
  const holder = startHolder();
  expect(await holder.firstLine).toBe('locked');
  expect(() => lockFolder(folder)).toThrow(`(${holder.child.pid})`);

  holder.child.kill('SIGKILL');
  await once(holder.child, 'close');
  const waitingHolders = Array.from({ length: 3 }, startHolder);
  const firstLines = await Promise.all(waitingHolders.map(({ firstLine }) => firstLine));
  expect(firstLines.toSorted()).toEqual(['locked', 'refused', 'refused']);
});

it('a lock does not depend on the process id that a killed holder left', () => {
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock.pid'), String(process.ppid));

  expect(() => lockFolder(folder)()).not.toThrow();
});

it('reports that a folder cannot be written', () => {
  for (const impossibleFolder of ['/proc/nowhere/world', '/dev/null/world'])
    expect(() => lockFolder(impossibleFolder)).toThrow(/cannot be written \(E\w+\)\. Free space/);
});

it('reports that a file of the lock cannot be written, and releases the lock', () => {
  mkdirSync(join(folder, 'lock.pid'), { recursive: true });

  expect(() => lockFolder(folder)).toThrow(`The folder ${folder} cannot be written (EISDIR).`);

  rmSync(join(folder, 'lock.pid'), { recursive: true });
  lockFolder(folder)();
});

/** Starts a process that locks the folder and keeps the lock until it is killed. */
function startHolder() {
  const script = `
    import { lockFolder } from '${new URL('lock-folder.ts', import.meta.url).href}';
    try {
      lockFolder(process.argv[1]);
      console.log('locked');
    } catch {
      console.log('refused');
    }
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  const firstLine = once(child.stdout, 'data').then(([data]) => String(data).trim());
  return { child, firstLine };
}
