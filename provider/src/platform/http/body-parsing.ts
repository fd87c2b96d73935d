import { errorCodes } from 'fastify';
import fp from 'fastify-plugin';

/** Bytes of a body that a server reads at a time, and maximum of a JSON body (specification, section 9: "request stream chunk 64 KB"). */
export const requestChunkBytes = 64 * 1024;

/** Parses JSON strictly, independent of the parsers of the surrounding instance. */
export const bodyParsing = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= requestChunkBytes;
    });

    app.removeAllContentTypeParsers();
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Many clients send the content type of JSON with an empty body.
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, body, done);
    });
    // Browsers send `text/plain` with an empty body, which any type may have.
    app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
    });
  },
  { name: 'body-parsing' },
);
