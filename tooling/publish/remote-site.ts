import { buffer } from 'node:stream/consumers';
import { create } from 'tar';
import * as z from 'zod/mini';
import {
  AppVersion,
  CandidateResult,
  ReleaseResult,
  RollbackResult,
  SettingsResult,
  SiteState,
} from '@emberclutch/contract/site/publishing.ts';
import type {
  CandidateOrder,
  CandidateReference,
  ReleaseOrder,
  RetirementOrder,
  RollbackOrder,
  SettingsOrder,
} from '@emberclutch/contract/site/publishing.ts';
import { PublishError } from '@emberclutch/edge/publishing/publish-error.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/local-site.ts';
import { readRelease } from '@emberclutch/edge/releases/read-release.ts';

/** Milliseconds. The time-out is long, because the edge compresses uploaded files and waits for other publishers. */
const timeoutMs = 5 * 60_000;

/** Operates on a site through its edge. The edge records the name of the token. */
export class RemoteSite implements SiteOperations {
  readonly #url: string;
  readonly #token: string;

  /** @param url URL of the edge, without a trailing slash */
  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async store(dist: string): Promise<AppVersion> {
    const { app, version } = await readRelease(dist);
    const path = `/releases/builds/${app}/${version}`;
    const response = await this.#fetch(path, { method: 'HEAD' });
    if (response.ok) return { app, version };
    if (response.status !== 404) throw await createRefusal(response);
    const body = await buffer(create({ cwd: dist, gzip: true, portable: true }, ['.']));
    const headers = { 'content-type': 'application/gzip' };
    return z.parse(AppVersion, await this.#fetchJson(path, { method: 'PUT', headers, body }));
  }

  async release(order: ReleaseOrder): Promise<ReleaseResult> {
    return z.parse(ReleaseResult, await this.#sendOrder('/releases', order));
  }

  async offer(order: CandidateOrder): Promise<CandidateResult> {
    return z.parse(CandidateResult, await this.#sendOrder('/releases/candidates', order));
  }

  async promote(order: CandidateReference): Promise<CandidateResult> {
    return z.parse(CandidateResult, await this.#sendOrder('/releases/candidates/promotion', order));
  }

  async drop(order: CandidateReference): Promise<CandidateResult> {
    return z.parse(CandidateResult, await this.#sendOrder('/releases/candidates/drop', order));
  }

  async rollBack(order: RollbackOrder): Promise<RollbackResult> {
    return z.parse(RollbackResult, await this.#sendOrder('/releases/rollback', order));
  }

  async retire(order: RetirementOrder): Promise<void> {
    await this.#sendOrder('/releases/retirement', order);
  }

  async changeSettings(order: SettingsOrder): Promise<boolean> {
    return z.parse(SettingsResult, await this.#sendOrder('/releases/settings', order)).isChanged;
  }

  async readState(before?: number): Promise<SiteState> {
    const query = before === undefined ? '' : `?before=${before}`;
    return z.parse(SiteState, await this.#fetchJson(`/releases/state${query}`));
  }

  async readSourceMap({ app, version }: AppVersion, script: string): Promise<string | null> {
    const response = await this.#fetch(`/releases/source-maps/${app}/${version}/${script}`, {});
    if (response.status === 404) return null;
    if (!response.ok) throw await createRefusal(response);
    return response.text();
  }

  #sendOrder(path: string, order: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.#fetchJson(path, { method: 'POST', headers, body: JSON.stringify(order) });
  }

  async #fetchJson(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await this.#fetch(path, init);
    if (!response.ok) throw await createRefusal(response);
    return response.json();
  }

  async #fetch(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const authorization = `Bearer ${this.#token}`;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(this.#url + path, { ...init, signal, headers: { ...headers, authorization } });
    } catch (error) {
      throw new PublishError(`${this.#url} cannot be reached: ${describeCause(error)}`);
    }
  }
}

async function createRefusal(response: Response): Promise<PublishError> {
  if (response.status === 401) return new PublishError('The edge does not know this RELEASE_TOKEN.');
  const text = (await response.text()).trim();
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain') && text !== '';
  return new PublishError(isSentence ? text : `The edge answered ${response.status}.`);
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
