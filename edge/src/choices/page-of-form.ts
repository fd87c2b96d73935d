import type { FastifyRequest } from 'fastify';
import { previewParameter } from './choose-path.ts';

/**
 * Path of the page from which a form was sent, without the parameter that asks for a preview.
 * @param fallback for a form that another site sent
 */
export function pageOfForm({ headers, host }: FastifyRequest, fallback: string): string {
  const page = URL.parse(headers.referer ?? '');
  return page?.host === host ? pathWithin(page) : fallback;
}

/** Path and query of an address of this site. `//name` would be another host. */
export function pathWithin(page: URL): string {
  page.searchParams.delete(previewParameter);
  return page.pathname.replace(/^\/+/, '/') + page.search;
}
