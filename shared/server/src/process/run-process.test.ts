import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const toFileUrl = (file: string) => new URL(file, import.meta.url).href;

it('a process ends when its main function has failed, even if an open handle keeps it alive', async () => {
  const script = `
    import { runProcess } from '${toFileUrl('run-process.ts')}';
    import { OperatorError } from '${toFileUrl('operator-error.ts')}';
    await runProcess(async () => {
      setInterval(() => {}, 1000);
      throw new OperatorError('The disk is full.');
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const [exit, output] = await Promise.all([once(child, 'exit'), text(child.stderr)]);

  expect(exit).toEqual([1, null]);
  expect(output).toBe('The disk is full.\n');
});
