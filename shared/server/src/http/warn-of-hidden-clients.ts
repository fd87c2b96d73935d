import fp from 'fastify-plugin';

/**
 * Warns once if a proxy hides the addresses of the clients, so that all clients share the limits per address: two requests from the
 * same address name different forwarded addresses.
 */
export const warnOfHiddenClients = fp<{ trustProxy: boolean }>(
  async (app, { trustProxy }) => {
    if (trustProxy) return;
    let previous: { from: string; forwarded: string } | undefined;
    let hasWarned = false;

    app.addHook('onRequest', async ({ headers, log, socket }) => {
      if (hasWarned) return;
      const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
      if (forwarded === undefined) return;
      const from = socket.remoteAddress ?? '';
      hasWarned = previous?.from === from && previous.forwarded !== String(forwarded);
      previous = { from, forwarded: String(forwarded) };
      if (hasWarned)
        log.warn(
          { proxy: from },
          'all clients seem to have the address of a proxy, so that they share its limits; set TRUST_PROXY=yes if this proxy is yours',
        );
    });
  },
  { name: 'hidden-clients' },
);
