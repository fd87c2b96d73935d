import type { RenderInput } from './site.ts';

/** A page that the server bundle of the host has rendered. */
export interface RenderedContent {
  /** Content of the root element. */
  html: string;
  /** CSS of its styled components. */
  style: string;
}

export interface RenderedPage extends RenderedContent {
  from: Omit<RenderInput, 'readAt'>;
}
