import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import { refuse } from '../http/refuse.ts';
import type { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { anyOrigin } from '../embedding/any-origin.ts';

/** Number of requests that a response outside the API counts as: it may be rendered, and needs several API calls. */
const pageCost = 5;
/** Number of requests that expensive responses count as: drawn pictures, oEmbed responses for the few servers that cache them, whole worlds. */
const costs: [RegExp, number][] = [
  [/^\/v1\/assets\/[^/]+\/share\.png/, 10],
  [/^\/oembed/, 10],
  [/^\/v1\/world\/dragons/, 20],
  // Pages without our scripts, with a drawn scene.
  [/^\/v1\/checkouts\//, pageCost],
  [/^\/v1\//, 1],
];

const findCost = (url: string): number => costs.find(([path]) => path.test(url))?.[1] ?? pageCost;

/**
 * Answers 429 to a network that sends too many requests, and begins the other requests a few at a time, before anything is rendered or
 * forwarded. Look-ups of release files wait for their turn, but do not count. The calls that the edge makes for a page are not counted
 * either, because the page counts as five requests.
 */
export const limitClients = fastifyPlugin<{ limiter: RequestLimiter }>(
  async (app, { limiter }) => {
    /** Functions that end the queued requests of files. */
    const endFunctions = new WeakMap<FastifyRequest, () => void>();
    app.addHook('onRequest', (request, reply, done) => {
      const isOwnCall = !(request.raw.socket instanceof Socket);
      if (isOwnCall) return done();
      if (isReleaseFile(request.url)) {
        const end = limiter.enqueue(request, done);
        endFunctions.set(request, end);
        reply.raw.on('close', end);
        return;
      }
      if (!limiter.admit(request, reply, done, findCost(request.url))) void refuseTooMany(request, reply);
    });
    // Ends the request of a file when the file has been found: even a slow client then uses the disk, not this process.
    app.addHook('onSend', async (request) => endFunctions.get(request)?.());
  },
  { name: 'limit-clients' },
);

/** Answers 429, with a problem document for an API call. */
export function refuseTooMany(request: FastifyRequest, reply: FastifyReply) {
  const sentence = 'Too many requests came from your network. Please wait a little.';
  void reply.header('retry-after', '2');
  if (!request.url.startsWith('/v1/')) return refuse(reply, 429, sentence);
  const problem: Problem = {
    type: 'urn:emberclutch:problem:too_many_requests',
    title: 'Too many requests',
    status: 429,
    detail: sentence,
    code: 'too_many_requests',
    requestId: request.id,
  };
  return reply
    .status(429)
    .headers({ ...anyOrigin, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** Whether a path belongs to an immutable file on disk. Cards in frames are made for each request. */
export const isReleaseFile = (url: string): boolean =>
  /^\/(host|remotes|fonts|embed\/v1)\/(?!frame\/)/.test(url);
