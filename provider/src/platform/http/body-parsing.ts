import fp from 'fastify-plugin';

/** A request body above this is refused (specification, section 9: "request stream chunk 64 KB"). */
const most = 64 * 1024;

/** Reads JSON as strictly as the provider wants, whatever parsers the surrounding instance has. */
export const bodyParsing = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= most;
    });

    app.removeAllContentTypeParsers();
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Many clients announce JSON on every POST, also where there is nothing to say.
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, body, done);
    });
  },
  { name: 'body-parsing' },
);
