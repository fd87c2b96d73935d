import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Calls that change files, and calls on which the next decision depends. */
const steps = ['cp', 'mkdir', 'open', 'readFile', 'readdir', 'rename', 'rm', 'stat', 'writeFile'] as const;

/** Kills this process just before its next file system call with this number. @param number from 1 */
export function killAtStep(number: number): void {
  let count = 0;
  for (const name of steps) {
    const original: unknown = Reflect.get(fs, name);
    if (typeof original !== 'function') continue;
    Reflect.set(fs, name, (...args: unknown[]) => {
      count += 1;
      if (count === number) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(original, fs, args);
    });
  }
  syncBuiltinESMExports();
}
