import { spawnSync } from 'node:child_process';

it('has no storage, and reading it prints no warning', () => {
  const file = new URL('signed-out-window.ts', import.meta.url).href;
  const script = `
    const { installSignedOutWindow } = await import(${JSON.stringify(file)});
    installSignedOutWindow();
    console.log(typeof localStorage, typeof sessionStorage);
  `;

  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: {},
  });

  expect([stdout, stderr]).toEqual(['undefined undefined\n', '']);
});
