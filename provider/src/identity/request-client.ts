import { deviceName } from '@emberclutch/contract/identity/device-name.ts';
import { describeNetwork } from '@emberclutch/server/http/network.ts';
import type { FastifyRequest } from 'fastify';

/** The client of a request, as the security log describes it. */
export interface RequestClient {
  userAgent: string | undefined;
  clientAddress: string;
}

export const readRequestClient = ({ headers, ip }: FastifyRequest): RequestClient => ({
  userAgent: headers['user-agent'],
  clientAddress: ip,
});

/**
 * Device, network and time of a request, for its mail: `on Chrome on Linux, from a local network, on 22 November 2026 at 10:15
 * UTC`. Names only the network, not the address.
 * @param client null if it is no longer known
 * @param at epoch seconds
 */
export function describeRequest(client: RequestClient | null, at: number): string {
  const time = `on ${timeFormat.format(new Date(at * 1_000))} UTC`;
  if (client === null) return time;
  const device = deviceName(client.userAgent ?? null) ?? 'an unknown device';
  return `on ${device}, from ${describeNetwork(client.clientAddress)}, ${time}`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
