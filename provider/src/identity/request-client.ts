import { formatDeviceName } from '@emberclutch/contract/identity/format-device-name.ts';
import type { FastifyRequest } from 'fastify';
import { describeNetwork } from './describe-network.ts';

/** The client of a request, as the security log describes it. */
export interface RequestClient {
  userAgent: string | undefined;
  clientAddress: string;
}

export const readRequestClient = ({ headers, ip }: FastifyRequest): RequestClient => ({
  userAgent: headers['user-agent'],
  clientAddress: ip,
});

/** The client that requests a code. */
export interface FlowClient extends RequestClient {
  /** The challenge of this client's previous flow, from its cookie. The new flow replaces that flow. */
  previousChallenge?: string | null;
  /** Whether the client might send back neither the cookie nor the challenge of the new flow. */
  canLoseFlow?: boolean;
  /** The cookie of a browser that has signed in before. */
  knownBrowser?: string | null;
  /** Whether the client is signed in to the account that receives the code. */
  isSignedIn?: boolean;
}

/** Reads the client of a request in the authenticated scope, which sends the challenge back itself. */
export const readSignedInClient = (request: FastifyRequest): FlowClient => ({
  ...readRequestClient(request),
  isSignedIn: true,
});

/** A submitted code with the data that identifies its flow, and the data of the session to open. */
export interface CodeSubmission extends RequestClient {
  code: number;
  /** From the body, otherwise from the cookie; null if the client sent neither. */
  challenge: string | null;
  canStoreCookies: boolean;
}

/**
 * Describes device, network and time of a request for its mail: `on Chrome on Linux, from a local network, on 22 November 2026 at
 * 10:15 UTC`. Names only the network, not the address.
 * @param at epoch seconds
 */
export function describeRequest({ userAgent, clientAddress }: RequestClient, at: number): string {
  const device = formatDeviceName(userAgent ?? null) ?? 'an unknown device';
  const time = timeFormat.format(new Date(at * 1_000));
  return `on ${device}, from ${describeNetwork(clientAddress)}, on ${time} UTC`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
