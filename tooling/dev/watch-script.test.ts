import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { provideFolder } from '../testing/provide-folder.ts';

const folder = provideFolder();

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends what it watches with a process that ends by %s',
  async (signal) => {
    const module = JSON.stringify(new URL('watch-script.ts', import.meta.url).href);
    const watched = "console.log('runs'); setInterval(() => {}, 1_000);";
    const script = JSON.stringify(folder.write('watched.mjs', watched));
    const watching = `import(${module}).then(({ watchScript }) => watchScript(${script}, process.env))`;
    const parent = spawn(process.execPath, ['--eval', watching], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');

    parent.kill(signal);

    // All three processes write to this pipe, which closes with the last of them.
    await once(parent.stdout, 'close');
    expect(parent.signalCode).toBe(signal);
  },
);
