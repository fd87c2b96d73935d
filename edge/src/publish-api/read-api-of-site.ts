import type { FastifyInstance } from 'fastify';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { readLiveApi } from '../publishing/read-live-api.ts';
import type { LiveApi } from '../publishing/read-live-api.ts';
import { readLiveSite } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';

/** Reads the API document that applies to browsers of this site: from SITE_API_BASE, or from the edge itself. */
export async function readApiOfSite(app: FastifyInstance, folder: SiteFolder): Promise<LiveApi> {
  const live = await readLiveSite(folder);
  if (live && readSiteSettings(live.settings).config.apiBase !== '') return readLiveApi(folder, []);
  const answer = await app.inject({ url: '/v1/openapi.json', headers: { host: 'localhost' } });
  const parsed =
    answer.statusCode === 200 ? OpenApiDocument.safeParse(parseJson(answer.body)).data : undefined;
  return { addresses: ['the edge'], document: parsed ?? null };
}
