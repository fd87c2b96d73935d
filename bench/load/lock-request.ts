import { composeRequest } from './raw-client.ts';
import { toClientHeaders } from './seed-clients.ts';

/** One egg, paid by card. */
export const lockBody = JSON.stringify({
  eggs: { count: 1, fee: '25.00' },
  keys: { count: 0, fee: '30.00' },
});

export const composeLockRequest = (client: number, body = lockBody) =>
  composeRequest(
    'POST',
    '/v1/eggs/spawn/lock',
    { ...toClientHeaders(client), 'idempotency-key': `intent-${client}` },
    body,
  );
