import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ignoreMissing } from '@emberclutch/server/process/ignore-missing.ts';
import { refuse } from '../http/refuse.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { currentFontPath } from '@emberclutch/server/html/font-faces.ts';

/** Redirects from the addresses of `fontFaces` to the fonts of the site, whose names contain a digest. */
export async function currentFonts(app: FastifyInstance, { folder }: { folder: SiteFolder }): Promise<void> {
  app.get<{ Params: { name: string } }>(`${currentFontPath}/:name`, async (request, reply) => {
    const { name } = request.params;
    const files = (await ignoreMissing(readdir(folder.fonts))) ?? [];
    const file = files.find((fileName) => fileName.startsWith(`${name}.`) && fileName.endsWith('.woff2'));
    if (file === undefined) return refuse(reply, 404, 'This site has no such font.');
    return reply.header('cache-control', 'public, max-age=3600').redirect(`/fonts/${file}`, 307);
  });
}
