import { deviceName } from '@emberclutch/contract/identity/device-name.ts';
import { describeNetwork } from '@emberclutch/server/http/network.ts';

interface Client {
  userAgent: string | undefined;
  address: string;
}

/**
 * Device, network and time of a request, for its mail: `on Chrome on Linux, from a local network, on 22 November 2026 at 10:15
 * UTC`. Names only the network, not the address.
 * @param client null if it is no longer known
 * @param at epoch seconds
 */
export function describeRequest(client: Client | null, at: number): string {
  const time = `on ${timeFormat.format(new Date(at * 1_000))} UTC`;
  if (client === null) return time;
  const device = deviceName(client.userAgent ?? null) ?? 'an unknown device';
  return `on ${device}, from ${describeNetwork(client.address)}, ${time}`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
