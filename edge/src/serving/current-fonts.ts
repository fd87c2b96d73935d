import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '@emberclutch/server/process/error-code.ts';
import { refuse } from '@emberclutch/server/http/refuse.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { operatorFontPath } from './operator-page.ts';

/**
 * Leads from fixed addresses to the fonts of the site, whose names have a digest: the style of operators' pages is a constant, by whose
 * hash their policy allows it.
 */
export async function operatorFonts(app: FastifyInstance, { folder }: { folder: SiteFolder }): Promise<void> {
  app.get<{ Params: { name: string } }>(`${operatorFontPath}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = (await fontFiles(folder)).find((each) => each.startsWith(`${name}.`) && isFont(each));
    if (file === undefined) return refuse(reply, 404, 'This site has no such font.');
    return reply.header('cache-control', 'public, max-age=3600').redirect(`/fonts/${file}`, 307);
  });
}

const isFont = (file: string) => file.endsWith('.woff2');

async function fontFiles(folder: SiteFolder): Promise<string[]> {
  try {
    return await readdir(folder.fonts);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
