import fp from 'fastify-plugin';
import { withoutPort } from './network.ts';

/**
 * Takes the ports off the addresses in `x-forwarded-for`, which some proxies add. Each connection of a client would otherwise count as
 * another client, and no address would be in a network of TRUST_PROXY.
 */
export const forwardedAddresses = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const forwarded = headers['x-forwarded-for'];
      // Only a port and IPv6 have a colon.
      if (typeof forwarded === 'string' && forwarded.includes(':'))
        headers['x-forwarded-for'] = forwarded
          .split(',')
          .map((address) => withoutPort(address.trim()))
          .join(', ');
      done();
    });
  },
  { name: 'forwarded-addresses' },
);
