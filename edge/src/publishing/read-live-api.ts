import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { readLiveSite } from '../releases/live-site.ts';
import { readSiteSettings } from '../releases/site-settings.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { FastifyInstance } from 'fastify';
import { parseJson } from '../http/parse-json.ts';

/** Milliseconds: a busy API needs time to send the document. An API that is down refuses the connection immediately. */
const timeoutMs = 30_000;

/** The API that a site uses. */
export interface LiveApi {
  /** Base URLs at which the edge has looked for the API. */
  addresses: readonly string[];
  /** Null if no address answered with an OpenAPI document. */
  document: OpenApiDocument | null;
}

/** Reads the OpenAPI document of the API that a site uses. @param providerUrls URLs of providers that the edge calls directly */
export async function readLiveApi(folder: SiteFolder, providerUrls: readonly string[]): Promise<LiveApi> {
  const live = await readLiveSite(folder);
  const { config: { apiBase } = {}, publicUrl = null } = live ? readSiteSettings(live.settings) : {};
  const addresses = apiBase ? [apiBase] : [...providerUrls, ...(publicUrl === null ? [] : [publicUrl])];
  for (const base of addresses) {
    const document = await readDocument(base);
    if (document) return { addresses, document };
  }
  return { addresses, document: null };
}

async function readDocument(base: string): Promise<OpenApiDocument | null> {
  try {
    const response = await fetch(`${base}/v1/openapi.json`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? (OpenApiDocument.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null; // unreachable, too slow, or not JSON
  }
}

/** Reads the API document that applies to browsers of this site: from SITE_API_BASE, or from the edge itself. */
export async function readServedApi(app: FastifyInstance, folder: SiteFolder): Promise<LiveApi> {
  const live = await readLiveSite(folder);
  if (live && readSiteSettings(live.settings).config.apiBase !== '') return readLiveApi(folder, []);
  const response = await app.inject({ url: '/v1/openapi.json', headers: { host: 'localhost' } });
  const parsed =
    response.statusCode === 200 ? OpenApiDocument.safeParse(parseJson(response.body)).data : undefined;
  return { addresses: ['the edge'], document: parsed ?? null };
}
