import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { withSeason } from '../composition/with-season.ts';
import { encodingFor, packHtml } from './pack-html.ts';
import type { Encoding } from './pack-html.ts';
import type { ComposedPages } from './site-pages.ts';

/** Pages in the cache, each with the encodings that were asked for. A site has some thirty. */
const maxPages = 200;

/** Composed pages in the season that runs. Each is read and compressed once for a season. */
export class SeasonPages {
  readonly #pages = new LRUCache<string, Map<Encoding, Promise<Buffer>>>({ max: maxPages });

  /** @param file of the composition */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, file, season }: { pages: ComposedPages; file: string; season: SeasonName },
  ) {
    const path = join(pages.folder, file);
    const encoding = encodingFor(request);
    const vary = reply.getHeader('vary');
    void reply
      .headers({
        etag: pages.etag.replace(/"$/, `-${season.toLowerCase()}"`),
        vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      .type('text/html; charset=utf-8');
    return reply.send(await this.#read(path, season, encoding));
  }

  #read(path: string, season: SeasonName, encoding: Encoding): Promise<Buffer> {
    const key = `${season} ${path}`;
    const encodings = this.#pages.get(key) ?? new Map<Encoding, Promise<Buffer>>();
    this.#pages.set(key, encodings);
    const page = encodings.get(encoding) ?? readPacked(path, season, encoding);
    encodings.set(encoding, page);
    page.catch(() => encodings.delete(encoding));
    return page;
  }
}

const readPacked = async (path: string, season: SeasonName, encoding: Encoding): Promise<Buffer> =>
  packHtml(withSeason(await readFile(path, 'utf8'), season), encoding);
