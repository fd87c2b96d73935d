import fp from 'fastify-plugin';
import { removePort } from './network.ts';

/** Removes the ports that proxies add to addresses in `x-forwarded-for`. With them, each connection would count as another client. */
export const forwardedAddresses = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
      const addressList = headers['x-forwarded-for'];
      // A colon means a port or IPv6.
      if (typeof addressList === 'string' && addressList.includes(':'))
        headers['x-forwarded-for'] = addressList
          .split(',')
          .map((address) => removePort(address.trim()))
          .join(', ');
      done();
    });
  },
  { name: 'forwarded-addresses' },
);
