import type { RenderInput } from './site.ts';

/** A page as the server bundle of the host renders it. */
export interface RenderedContent {
  /** Content of the root element. */
  html: string;
  /** CSS of its styled components. */
  style: string;
}

export interface RenderedPage extends RenderedContent {
  from: Omit<RenderInput, 'readAt'>;
}
