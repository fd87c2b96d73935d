import { limitedNetworksOf } from '@emberclutch/server/http/network.ts';
import { countAttempt } from '../../platform/attempts/attempt-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CodeSettings } from '../identity-settings.ts';

/**
 * Counts a code request per /48 of an IPv6 address: it contains so many networks that a limit per network is not enough.
 * @returns the subject to block, and for how many seconds; null within the limit, and for IPv4
 */
export async function countSiteRequest(
  db: Database,
  { perAddress, window }: CodeSettings,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<{ network: string; seconds: number } | null> {
  const [, site] = limitedNetworksOf(clientAddress);
  if (!site) return null;
  const windowStart = now - (now % window);
  const count = await countAttempt(db, { subject: `codes from ${site.name}`, windowStart });
  if (count <= perAddress * site.times) return null;
  return { network: site.name, seconds: windowStart + window - now };
}
