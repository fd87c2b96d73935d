import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const module = join(import.meta.dirname, 'run-process.ts');

it('ends a process whose main function has failed, also where something keeps it alive', async () => {
  const script = `
    import { runProcess } from '${module}';
    import { OperatorError } from '${join(import.meta.dirname, 'operator-error.ts')}';
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
}, 20_000);
