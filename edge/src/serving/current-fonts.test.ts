import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { currentFontPath, fontFaces } from '@emberclutch/server/html/font-faces.ts';
import { createTemporarySite } from '../testing/small-site.ts';
import { currentFonts } from './current-fonts.ts';

it('the edge redirects to each font that pages name without a digest, if the site has it', async () => {
  const site = await createTemporarySite();
  const app = fastify();
  await app.register(currentFonts, { folder: site.folder });
  const fonts = [...fontFaces.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
  const readLocations = () =>
    Promise.all(fonts.map(async (url) => (await app.inject(url)).headers.location ?? 'none'));

  try {
    expect(fonts).toEqual(
      ['fraunces', 'fraunces-european', 'inter', 'inter-european'].map(
        (name) => `${currentFontPath}/${name}`,
      ),
    );
    expect(await readLocations()).toEqual(['none', 'none', 'none', 'none']);
    await mkdir(site.folder.fonts, { recursive: true });
    for (const name of [
      'fraunces-italic.0a.woff2',
      'fraunces-european.4e.woff2',
      'fraunces.1b.woff2',
      'inter.2c.woff2',
      'fonts.3d.css',
    ])
      await writeFile(join(site.folder.fonts, name), '');
    expect(await readLocations()).toEqual([
      '/fonts/fraunces.1b.woff2',
      '/fonts/fraunces-european.4e.woff2',
      '/fonts/inter.2c.woff2',
      'none',
    ]);
    expect((await app.inject(`${currentFontPath}/fonts`)).statusCode).toBe(404);
  } finally {
    await app.close();
    await site.remove();
  }
});
