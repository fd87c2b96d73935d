import { spawn } from 'node:child_process';
import { once } from 'node:events';

it('an idle process collects the garbage of its last requests', async () => {
  const script = `
    import { collectGarbageWhileIdle } from '${new URL('collect-garbage-while-idle.ts', import.meta.url).href}';
    let garbage = Array.from({ length: 500_000 }, (_, id) => ({ id }));
    const reference = new WeakRef(garbage);
    garbage = null;
    collectGarbageWhileIdle(100);
    setInterval(() => reference.deref() ?? process.exit(3), 100);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);

  const [code] = await once(child, 'exit');

  expect(code).toBe(3);
});
