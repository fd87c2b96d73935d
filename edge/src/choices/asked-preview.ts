import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { previewParameter } from './choose-path.ts';
import type { Offers } from './choose-composition.ts';
import { pathWithin } from './page-of-form.ts';
import { sendOperatorPage } from '../operator/operator-page.ts';
import type { OperatorPageSite } from '../operator/operator-page.ts';
import { previewPage } from './preview-page.ts';

/** The candidate that a link leads to; null if it has ended. */
interface AskedPreview {
  candidate: Candidate | null;
  /** Path of the page that the link leads to. */
  path: string;
}

/** @returns null for a request that asks for no preview, or already has the one that it asks for */
export function askedPreview(
  { url }: FastifyRequest,
  { candidates }: Offers,
  chosen: Candidate | null,
): AskedPreview | null {
  const address = URL.parse(url.replace(/^\/+/, '/'), 'http://site.invalid');
  const id = address?.searchParams.get(previewParameter) ?? null;
  if (!address || id === null || id === chosen?.id) return null;
  return {
    candidate: candidates.find((candidate) => candidate.id === id) ?? null,
    path: pathWithin(address),
  };
}

/** Describes the preview that a link leads to, and asks whether to open it. */
export const sendQuestion = (reply: FastifyReply, asked: AskedPreview, site: OperatorPageSite) =>
  sendOperatorPage(
    reply.status(asked.candidate ? 200 : 404).header('x-robots-tag', 'noindex'),
    previewPage({ ...asked, site }),
  );
