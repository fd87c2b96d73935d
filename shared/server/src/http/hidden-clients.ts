import fp from 'fastify-plugin';

/**
 * Warns once if a proxy hides the addresses of the clients, so that all clients share the limits per address. It
 * recognizes such a proxy by two forwarded addresses from one connected address.
 */
export const hiddenClients = fp<{ trustProxy: boolean }>(
  async (app, { trustProxy }) => {
    if (trustProxy) return;
    let seen: { from: string; forwarded: string } | undefined;
    let hasWarned = false;

    app.addHook('onRequest', async ({ headers, log, socket }) => {
      if (hasWarned) return;
      const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
      if (forwarded === undefined) return;
      const from = socket.remoteAddress ?? '';
      hasWarned = seen?.from === from && seen.forwarded !== String(forwarded);
      seen = { from, forwarded: String(forwarded) };
      if (hasWarned)
        log.warn(
          { proxy: from },
          'all clients seem to have the address of a proxy, so that they share its limits; set TRUST_PROXY=yes if this proxy is yours',
        );
    });
  },
  { name: 'hidden-clients' },
);
