import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runRemoteKit = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'remote-kit.ts'), ...args]);

it.each([
  ['--port', '70000', '"70000" is not a port.'],
  ['--site', 'site.example', '"site.example" is not the address of a site.'],
])('the command refuses %s %s', async (option, value, message) => {
  await expect(runRemoteKit('dev', option, value)).rejects.toMatchObject({ code: 1, stderr: `${message}\n` });
});

it('the command explains its usage', async () => {
  await expect(runRemoteKit('nonsense')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage, in the folder of a remote:\n/),
  });
});
