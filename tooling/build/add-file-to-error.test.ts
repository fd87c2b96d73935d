import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';
import { addFileToError } from './add-file-to-error.ts';

const file = join(workspaceRoot, 'remote-auth/src/pages.ts');

it.each([
  ['a module that Node cannot read', `${pathToFileURL(file).href}:3\n  load: (\n\nSyntaxError: Unexpected`],
  ['a module that throws', `TypeError: no\n    at /lib/node_modules/zod.js:1:1\n    at load (${file}:3:9)`],
])('the failure names the file of %s', (_case, stack) => {
  const error = Object.assign(new Error('Unexpected end'), { stack });

  expect(String(addFileToError(error))).toMatch(
    /^BuildError: remote-auth\/src\/pages\.ts:3(:9)?: Unexpected end$/,
  );
});

it('the failure is unchanged for an error that already names its file, or has none', () => {
  const namedError = new BuildError('src/pages.ts: a page');
  const otherError = Object.assign(new Error('full'), { stack: 'Error: full\n    at node:fs:1:1' });

  expect([addFileToError(namedError), addFileToError(otherError)]).toEqual([namedError, otherError]);
});
