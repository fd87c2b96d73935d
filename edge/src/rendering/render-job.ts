import type { PageData } from '@emberclutch/contract/site/site.ts';

/** The server bundles that a renderer process loads: the bundle of the host, and the bundle of the remote whose pages it renders. */
export interface ServerBundles {
  /** Absolute path of the bundle of the host. */
  host: string;
  /** Null in a process for pages of the host. */
  remote: { container: string; file: string } | null;
  /** URLs of releases, by the placeholder that stands for each in the bundles: a build does not know its own URL. */
  addresses: Record<string, string>;
}

export interface RenderJob {
  /** Path and query. */
  address: string;
  page: PageData;
  /** Container of the remote that serves the page; null for a page of the host. */
  container: string | null;
  /** When the page is rendered, in epoch seconds; null for a page without data. */
  at: number | null;
}

/** The input of a process that renders one page. */
export interface RenderTask {
  bundles: ServerBundles;
  job: RenderJob;
}

/** A response of the provider, for a renderer process. */
export interface CallResponse {
  status: number;
  body: string;
}

/** Sends the response of one call to the process that renders the page. */
export interface ResponseMessage {
  call: number;
  response: CallResponse | null;
}

/** Reports the progress of a process, or requests one call. */
export type RendererMessage =
  /** A process loads its bundles before its first page. */
  { kind: 'loading' } | { kind: 'rendering' } | { kind: 'call'; call: number; url: string };
