import { isLoopbackHost } from '@emberclutch/contract/site/is-loopback-host.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * The settings of a site, with the address of the process that serves it. An address of this machine follows from the port of that
 * process; a public one is a decision of the operator, and stays.
 * @param address `http://localhost:3000`; null if it is not known: pages then use the address of each visit
 */
export function withOwnAddress(settings: SiteSettings, address: string | null): SiteSettings {
  const { PUBLIC_URL: before, ...others } = settings;
  if (!isOwn(before) || !isOwn(address)) return settings;
  return address === null ? others : { ...settings, PUBLIC_URL: address };
}

/** A site without an address is on this machine as well. */
const isOwn = (address: string | null | undefined) => !address || isLoopbackHost(new URL(address).hostname);
