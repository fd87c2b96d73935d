import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageDataId } from '@emberclutch/contract/site/page-protocol.ts';

/** Reads pages over one connection, and counts them by kind. */
export class PageReader {
  pages = 0;
  /** Pages that came with their data. */
  rendered = 0;
  failed = 0;
  /** Pages that name files of two releases of one app. */
  mixed = 0;
  /** Versions of the hatchery. */
  readonly versions = new Set<string>();
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(url: string) {
    this.#url = url;
  }

  async read(path: string): Promise<void> {
    const { status, body } = await this.#get(path);
    this.pages += 1;
    if (status !== 200) this.failed += 1;
    const [, data = ''] = new RegExp(`id="${pageDataId}">([^<]*)<`).exec(body) ?? [];
    if (data.includes('"rendered":')) this.rendered += 1;
    const [, version = ''] = /"hatchery":\{"version":"([^"]+)"/.exec(data) ?? [];
    const named = new Set([...body.matchAll(/\/remotes\/hatchery\/([^/"]+)\//g)].map(([, of = '']) => of));
    named.add(version);
    if (named.size > 1) this.mixed += 1;
    this.versions.add(version);
  }

  async #get(path: string): Promise<{ status: number; body: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    request(new URL(path, this.#url), { agent: this.#agent }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .on('error', reject)
      .end();
    return promise;
  }
}
