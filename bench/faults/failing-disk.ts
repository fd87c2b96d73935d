import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded into an edge before its own code: between one SIGUSR2 and the next, every disk access fails with EIO. */
let isFailing = false;
process.on('SIGUSR2', () => (isFailing = !isFailing));

const failure = (call: string) =>
  Object.assign(new Error(`EIO: i/o error, ${call}`), { code: 'EIO', errno: -5, syscall: call });

/** @param fail how a function of this kind fails */
function guard(
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
guard(fs.promises, names, async (call) => {
  throw failure(call);
});
guard(fs, names, (call, args) => {
  const callback = args.at(-1);
  if (typeof callback === 'function') process.nextTick(callback, failure(call));
});
guard(
  fs,
  names.map((name) => `${name}Sync`),
  (call) => {
    throw failure(call);
  },
);
syncBuiltinESMExports();
