import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { temporarySite } from '../testing/small-site.ts';
import { operatorFonts } from './operator-fonts.ts';
import { operatorFontPath, operatorPage, operatorPolicy } from './operator-page.ts';
import { html } from '@emberclutch/server/html/html.ts';

it('leads to each font that the style of operators names, where the site has it', async () => {
  const site = await temporarySite();
  const app = fastify();
  await app.register(operatorFonts, { folder: site.folder });
  const page = operatorPage('Releases', html`<p></p>`);
  const fonts = [...page.matchAll(/url\((\/operator\/fonts\/[a-z]+)\)/g)].map(([, url = '']) => url);
  const locations = () =>
    Promise.all(fonts.map(async (url) => (await app.inject(url)).headers.location ?? 'none'));

  try {
    expect(fonts).toEqual([`${operatorFontPath}/fraunces`, `${operatorFontPath}/inter`]);
    expect(operatorPolicy("'none'")).toContain("font-src 'self'");
    expect(await locations()).toEqual(['none', 'none']);
    await mkdir(site.folder.fonts, { recursive: true });
    for (const name of ['fraunces-italic.0a.woff2', 'fraunces.1b.woff2', 'inter.2c.woff2', 'fonts.3d.css'])
      await writeFile(join(site.folder.fonts, name), '');
    expect(await locations()).toEqual(['/fonts/fraunces.1b.woff2', '/fonts/inter.2c.woff2']);
    expect((await app.inject(`${operatorFontPath}/fonts`)).statusCode).toBe(404);
  } finally {
    await app.close();
    await site.remove();
  }
});
