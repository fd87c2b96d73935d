import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** An edge loads this module before its own code: between one SIGUSR2 and the next, every disk access fails with EIO. */
let isFailing = false;
process.on('SIGUSR2', () => (isFailing = !isFailing));

const createFailure = (call: string) =>
  Object.assign(new Error(`EIO: i/o error, ${call}`), { code: 'EIO', errno: -5, syscall: call });

/** Replaces functions with ones that call `fail` while the disk fails. */
function replaceFunctions(
  functions: object,
  names: readonly string[],
  fail: (call: string, args: unknown[]) => unknown,
): void {
  for (const name of names) {
    const original: (...args: unknown[]) => unknown = Reflect.get(functions, name);
    Reflect.set(functions, name, (...args: unknown[]) => (isFailing ? fail(name, args) : original(...args)));
  }
}

const names = ['access', 'open', 'readFile', 'readdir', 'rename', 'rm', 'stat', 'writeFile'];
replaceFunctions(fs.promises, names, async (call) => {
  throw createFailure(call);
});
replaceFunctions(fs, names, (call, args) => {
  const callback = args.at(-1);
  if (typeof callback === 'function') process.nextTick(callback, createFailure(call));
});
replaceFunctions(
  fs,
  names.map((name) => `${name}Sync`),
  (call) => {
    throw createFailure(call);
  },
);
syncBuiltinESMExports();
