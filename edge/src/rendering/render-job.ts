import type { PageData } from '@emberclutch/contract/site/site.ts';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';

/** The server bundles of one composition, with which a worker is started. */
export interface ServerBundles {
  /** Absolute path of the bundle of the host. */
  host: string;
  /** Absolute paths of the bundles of remotes, by container. */
  remotes: Record<string, string>;
}

export interface RenderJob {
  /** Path and query. */
  address: string;
  page: PageData;
  /** Container of the remote that offers the page; null for a page of the host. */
  container: string | null;
  /** Epoch seconds. */
  at: number;
}

/** An answer of the provider to a worker; null if the call failed. */
export interface CallAnswer {
  status: number;
  body: string;
}

export type ToWorker =
  | { kind: 'render'; job: RenderJob }
  | { kind: 'answer'; call: number; answer: CallAnswer | null };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'call'; call: number; url: string }
  | { kind: 'rendered'; page: RenderedPage }
  /** An answer that the page cannot do without has failed. */
  | { kind: 'unanswered' }
  /** The error that a page or the loading of a bundle throws. */
  | { kind: 'failed'; message: string; isOfPage: boolean };
