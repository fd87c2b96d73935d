import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  writeFileSync(join(folder, 'watched.mjs'), "console.log('runs'); setInterval(() => {}, 1_000);");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends what it watches with a process that ends by %s',
  async (signal) => {
    const module = JSON.stringify(new URL('watch-script.ts', import.meta.url).href);
    const script = JSON.stringify(join(folder, 'watched.mjs'));
    const watching = `import(${module}).then(({ watchScript }) => watchScript(${script}, process.env))`;
    const parent = spawn(process.execPath, ['--eval', watching], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');

    parent.kill(signal);

    // All three processes write to this pipe, which closes with the last of them.
    await once(parent.stdout, 'close');
    expect(parent.signalCode).toBe(signal);
  },
);
