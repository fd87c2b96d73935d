import { isLoopbackHost } from '@emberclutch/contract/site/is-loopback-host.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * The settings of a site, with the address of the process that serves it. A local address depends on the port of that process; a public one
 * is a decision of the operator, and is kept.
 * @param address `http://localhost:3000`; null if unknown: pages then use the address of each visit
 */
export function withOwnAddress(settings: SiteSettings, address: string | null): SiteSettings {
  const { PUBLIC_URL: before, ...others } = settings;
  if (!isOwn(before) || !isOwn(address)) return settings;
  return address === null ? others : { ...settings, PUBLIC_URL: address };
}

/** A site without an address is on this machine, too. */
const isOwn = (address: string | null | undefined) => !address || isLoopbackHost(new URL(address).hostname);
