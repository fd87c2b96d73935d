import type { FastifyInstance } from 'fastify';

/** The reads of a player; each answer contains all kinds of rows. */
const reads = [
  '/v1/account',
  '/v1/account/sessions',
  '/v1/account/security-events',
  '/v1/purchases',
  '/v1/assets',
  '/v1/assets/dragons',
  '/v1/assets/gateway-keys',
  '/v1/assets/stats',
  '/v1/eggs/available',
  '/v1/eggs/spawn/lock/active',
  '/v1/seasons/current',
  '/v1/world/clock',
  '/v1/world/dragons',
];

/** A player who may use providers of several releases on one database. */
export class ReleasePlayer {
  readonly #email: string;
  readonly #findCode: (email: string) => Promise<number>;
  #sessionId = '';

  /** @param findCode reads the newest mail to an address: each release guards its outbox in its own way */
  constructor(email: string, findCode: (email: string) => Promise<number>) {
    this.#email = email;
    this.#findCode = findCode;
  }

  async signUp(app: FastifyInstance): Promise<void> {
    await this.#enter(app, '/v1/auth/signup', { email: this.#email, displayName: 'Ada' });
  }

  async signIn(app: FastifyInstance): Promise<void> {
    await this.#enter(app, '/v1/auth/login', { email: this.#email });
  }

  /** Buys a gateway key by card, and an egg with it. */
  async buy(app: FastifyInstance): Promise<void> {
    const fees = { eggs: { count: 0, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };
    const lock = await this.#call<{ id: number; checkoutUrl: string }>(app, '/v1/eggs/spawn/lock', {
      ...fees,
      keys: { count: 1, fee: '30.00' },
    });
    const paid = await app.inject({
      method: 'POST',
      url: new URL(lock.checkoutUrl, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ number: '4242424242424242', expiry: '04/44', cvc: '123' }).toString(),
    });
    if (paid.statusCode !== 303) throw new Error(`The payment was answered with ${paid.statusCode}.`);
    const bought = await this.#call<{ assetIds: number[] }>(app, '/v1/voucher/purchase', {
      purchaseId: lock.id,
    });
    const withKey = await this.#call<{ id: number }>(app, '/v1/eggs/spawn/lock', {
      ...fees,
      eggs: { count: 1, fee: '25.00' },
      gatewayKeyVouchers: 1,
      paymentMethod: 'VOUCHER',
      usedGatewayKeyIds: bought.assetIds,
      gatewayKeyIds: bought.assetIds,
    });
    await this.#call(app, '/v1/voucher/purchase', { purchaseId: withKey.id });
  }

  /** @returns number of purchases that the player sees */
  async read(app: FastifyInstance): Promise<number> {
    for (const url of reads) await this.#call(app, url);
    const { purchases } = await this.#call<{ purchases: { purchaseId: number }[] }>(app, '/v1/purchases');
    for (const { purchaseId } of purchases) await this.#call(app, `/v1/purchases/${purchaseId}`);
    return purchases.length;
  }

  async #enter(app: FastifyInstance, url: string, body: object): Promise<void> {
    this.#sessionId = '';
    const { challenge } = await this.#call<{ challenge: string }>(app, url, body);
    const code = await this.#findCode(this.#email);
    const { sessionId } = await this.#call<{ sessionId: string }>(app, '/v1/auth/confirm', {
      code,
      challenge,
    });
    this.#sessionId = sessionId;
  }

  /** @throws {Error} for an answer other than 200 */
  async #call<Answer>(app: FastifyInstance, url: string, body?: object): Promise<Answer> {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: this.#sessionId === '' ? {} : { authorization: `Bearer ${this.#sessionId}` },
      ...(body && { payload: body }),
    });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Answer>();
  }
}
