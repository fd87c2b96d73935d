import { join } from 'node:path';
import { pathExists } from './path-exists.ts';

it('tells a file from a missing one, and reports what it cannot tell', async () => {
  expect(await pathExists(import.meta.filename)).toBe(true);
  expect(await pathExists(join(import.meta.dirname, 'missing'))).toBe(false);
  await expect(pathExists(join(import.meta.filename, 'inside-a-file'))).rejects.toThrow('ENOTDIR');
});
