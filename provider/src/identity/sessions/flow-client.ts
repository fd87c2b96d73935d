import type { FastifyRequest } from 'fastify';
import { readRequestClient } from '../request-client.ts';
import type { RequestClient } from '../request-client.ts';

/** The client that requests a code. */
export interface FlowClient extends RequestClient {
  /** The challenge of this client's previous flow, from its cookie: the new flow replaces it. */
  previousChallenge: string | null;
  /** Whether the client might send back neither the cookie nor the challenge of the new flow. */
  mightLoseFlow: boolean;
  /** The cookie of a browser that has signed in before. */
  knownBrowser: string | null;
  /** Whether it is signed in to the account that receives the code. */
  isSignedIn: boolean;
}

/** The client of a request in the authenticated scope, which returns the challenge itself. */
export const readSignedInClient = (request: FastifyRequest): FlowClient => ({
  ...readRequestClient(request),
  previousChallenge: null,
  mightLoseFlow: false,
  knownBrowser: null,
  isSignedIn: true,
});

/** A submitted code with the data that identifies its flow, and the data of the session to open. */
export interface CodeSubmission extends RequestClient {
  code: number;
  /** From the body, otherwise from the cookie; null if the client sent neither. */
  challenge: string | null;
  keepsCookies: boolean;
}
