/** An error response of the local double of Stripe's server: status, and the error's type, code and message. */
export class StripeDoubleFault extends Error {
  readonly answer: [status: number, body: object];

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.answer = [status, { error: { type, code, message } }];
  }
}

/** Creates the error with which Stripe rejects an invalid request. */
export const createInvalidRequestFault = (status: number, code: string, message: string) =>
  new StripeDoubleFault(status, 'invalid_request_error', code, message);
