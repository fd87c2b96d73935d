import { Readable } from 'node:stream';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import fastifyPlugin from 'fastify-plugin';

/**
 * Answers 304 where the client has the content that an answer names by its `etag`. Files of the site are tagged by what they
 * are, not by when this disk got them, so that several edges behind one address agree.
 */
export const contentTags = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const tag = reply.getHeader('etag');
      if (reply.statusCode !== 200 || typeof tag !== 'string' || !matchesEtag(request, tag)) return payload;
      if (payload instanceof Readable) payload.destroy();
      void reply.status(304).removeHeader('content-length').removeHeader('content-type');
      return null;
    });
  },
  { name: 'content-tags' },
);
