import fastifyPlugin from 'fastify-plugin';

/** For responses that set no policy themselves, such as JSON and scripts. */
const policy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface Options {
  /** Whether the public address of the site is https. Browsers then refuse http for a year (RFC 6797). */
  isHttps: boolean;
  /** Whether browsers also refuse http for all subdomains of the site. */
  coversSubdomains: boolean;
}

/** Adds security headers to every response that lacks them: pages, files, the API and errors. */
export const securityHeaders = fastifyPlugin<Options>(
  async (app, { isHttps, coversSubdomains }) => {
    const defaults = {
      'content-security-policy': policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...(isHttps && {
        'strict-transport-security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`,
      }),
    };
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of Object.entries(defaults)) {
        if (!reply.hasHeader(name)) void reply.header(name, value);
      }
    });
  },
  { name: 'security-headers' },
);
