import type { RenderedFrom } from './site.ts';

/** A page as the server bundle of the host renders it. Its calls are what the edge has seen of them. */
export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  /** CSS of its styled components. */
  style: string;
  from: Omit<RenderedFrom, 'readAt'>;
  /** The season that runs; null if it could not be read. */
  season: string | null;
  /** Addresses of the public API that it was rendered from. */
  calls: string[];
}
