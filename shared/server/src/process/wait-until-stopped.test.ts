import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

it('a process ends within its grace time, even if it never finishes its work', async () => {
  const script = `
    import { waitUntilStopped } from '${new URL('wait-until-stopped.ts', import.meta.url).href}';
    setInterval(() => undefined, 1_000);
    const stopSignal = waitUntilStopped(200);
    process.stdout.write('ready');
    await stopSignal;
    await new Promise(() => undefined);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child.stdout, 'data');

  child.kill('SIGTERM');
  const [[code], errorOutput] = await Promise.all([once(child, 'exit'), text(child.stderr)]);

  expect(code).toBe(1);
  expect(errorOutput).toMatch(/^The process did not end in time\./);
});
