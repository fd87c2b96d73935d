import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitors } from './browser/visitors.ts';
import { anotherCheckout } from './suite/another-checkout.ts';
import { givenSuite } from './suite/given-suite.ts';
import { runToEnd } from './suite/start-suite.ts';

const { visit } = visitors();

/** As the suite was started: pages are composed anew with each release, and name the address they are told. */
const settings = () => ({ DATA_DIR: givenSuite().dataDir, PORT: '0' });

it('shows a release of one remote after a reload, leaves the host alone, and takes it back', async () => {
  const checkout = anotherCheckout();
  try {
    const page = await visit();
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const hostBefore = await hostScript();
    expect(hostBefore).toMatch(/^\/host\/.+\.js$/);

    edit(join(checkout.folder, 'remote-auth/src/copy.ts'), before, 'Released while you were here');
    const release = await runToEnd('release', ['auth'], settings(), checkout.folder);
    expect(release.output).toMatch(/remote-auth \S+ is live\./);
    expect(release.code).toBe(0);
    expect(await heading.innerText()).toBe(before); // an open page is not pulled from under anybody
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Released while you were here' }).waitFor();
    expect(await hostScript()).toBe(hostBefore);

    const rollback = await runToEnd('rollback', ['auth'], settings(), checkout.folder);
    expect(rollback.output).toMatch(/remote-auth \S+ is live again\./);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: before }).waitFor();
  } finally {
    checkout.remove();
  }
});

it('keeps the files of the version before, for tabs that are still open', async () => {
  const { url } = givenSuite();
  const { folder, remove } = anotherCheckout();
  try {
    const entryBefore = await remoteEntry('auth');

    edit(join(folder, 'remote-auth/src/copy.ts'), 'Back to your nest', 'Back to your other nest');
    await runToEnd('release', ['auth'], settings(), folder);

    expect(await remoteEntry('auth')).not.toBe(entryBefore);
    expect((await fetch(url + entryBefore)).status).toBe(200);
  } finally {
    await runToEnd('rollback', ['auth'], settings());
    remove();
  }
});

it('refuses to release an app that is not there, and one that does not build', async () => {
  const { folder, remove } = anotherCheckout();
  try {
    const nobody = await runToEnd('release', ['nobody'], settings(), folder);
    expect(nobody).toEqual({ code: 1, output: expect.stringContaining('remote-auth') });

    const entryBefore = await remoteEntry('auth');
    writeFileSync(join(folder, 'remote-auth/src/routes.tsx'), 'export default (;\n');
    const broken = await runToEnd('release', ['auth'], settings(), folder);
    expect(broken).toEqual({ code: 1, output: expect.stringContaining('routes.tsx') });
    expect(await remoteEntry('auth')).toBe(entryBefore);
  } finally {
    remove();
  }
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

async function hostScript(): Promise<string | undefined> {
  const page = await (await fetch(`${givenSuite().url}/login`)).text();
  return /href="([^"]+)" data-entry/.exec(page)?.[1];
}

/** Path of a remote's entry as the composed page names it. */
async function remoteEntry(name: string): Promise<string> {
  const page = await (await fetch(`${givenSuite().url}/login`)).text();
  return new RegExp(`/remotes/${name}/[^"]+/remoteEntry\\.js`).exec(page)?.[0] ?? '';
}
