import type { RenderedFrom } from './site.ts';

/** A page as the server bundle of the host renders it. */
export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  /** CSS of its styled components. */
  style: string;
  from: Omit<RenderedFrom, 'readAt'>;
  /** The season that runs; null if it could not be read. */
  season: string | null;
}
