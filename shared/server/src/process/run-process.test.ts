import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const address = (file: string) => new URL(file, import.meta.url).href;

it('a process ends when its main function has failed, even if something keeps it alive', async () => {
  const script = `
    import { runProcess } from '${address('run-process.ts')}';
    import { OperatorError } from '${address('operator-error.ts')}';
    await runProcess(async () => {
      setInterval(() => {}, 1000);
      throw new OperatorError('The disk is full.');
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const [ended, output] = await Promise.all([once(child, 'exit'), text(child.stderr)]);

  expect(ended).toEqual([1, null]);
  expect(output).toBe('The disk is full.\n');
});
