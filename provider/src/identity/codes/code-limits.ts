import { toNetwork, toSiteNetwork, listLimitedNetworks } from '@emberclutch/server/http/network.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret.ts';
import { countAttempt, findAttempts } from '../../platform/attempts/attempt-repository.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { AccountRecord } from '../account-repository.ts';
import type { FlowClient } from '../request-client.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';

type CodeSettings = IdentitySettings['code'];

/**
 * Limits wrong codes beyond the attempts of each flow, in fixed windows that all processes share.
 *
 * An account can have many flows, so an attacker with many networks has many attempts. After `wrongPerEmail` wrong codes for one
 * account in a window, each client network (`toSiteNetwork`) that sent one of them is blocked until the window ends. Other networks
 * are not, so that a flood of wrong codes does not lock the owner out. See docs/adr/0025.
 */
export class WrongCodeLimits {
  readonly #settings: CodeSettings;

  constructor(settings: CodeSettings) {
    this.#settings = settings;
  }

  /** Whether codes for an identifier are rejected from an address until the window ends. */
  async isFlooded(db: Database, identifier: string, clientAddress: string, now: number) {
    const [accountSubject, networkSubject] = this.#listSubjects(identifier, clientAddress);
    const windowStart = this.#findWindowStart(now);
    const total = await findAttempts(db, { subject: accountSubject, windowStart });
    return (
      total >= this.#settings.wrongPerEmail &&
      (await findAttempts(db, { subject: networkSubject, windowStart })) > 0
    );
  }

  async count(db: Database, identifier: string, clientAddress: string, now: number): Promise<void> {
    const windowStart = this.#findWindowStart(now);
    for (const subject of this.#listSubjects(identifier, clientAddress))
      await countAttempt(db, { subject, windowStart });
  }

  /** @returns how many more codes without a cookie or challenge a network may send */
  async countBareTriesLeft(db: Database, clientAddress: string, now: number): Promise<number> {
    const subject = nameBareSubject(clientAddress);
    const sentCount = await findAttempts(db, { subject, windowStart: this.#findWindowStart(now) });
    return this.#settings.bareCodesPerNetwork - sentCount;
  }

  async countBare(db: Database, clientAddress: string, now: number): Promise<void> {
    await countAttempt(db, {
      subject: nameBareSubject(clientAddress),
      windowStart: this.#findWindowStart(now),
    });
  }

  /** @returns the seconds until the counts are reset */
  countSecondsLeft(now: number): number {
    return this.#findWindowStart(now) + this.#settings.window - now;
  }

  #findWindowStart(now: number): number {
    return now - (now % this.#settings.window);
  }

  #listSubjects(identifier: string, clientAddress: string): [account: string, network: string] {
    const account = `wrong code ${hashSecret(identifier)}`;
    return [account, `${account} ${toSiteNetwork(clientAddress)}`];
  }
}

const nameBareSubject = (clientAddress: string) => `bare code ${toNetwork(clientAddress)}`;

/**
 * Counts a code request per /48 of IPv6, which contains so many networks that a limit per network is not enough.
 * @returns the network to block, and for how many seconds; null within the limit, and for IPv4
 */
export async function countSiteRequest(
  db: Database,
  { perAddress, window }: CodeSettings,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<{ network: string; seconds: number } | null> {
  const [, site] = listLimitedNetworks(clientAddress);
  if (!site) return null;
  const windowStart = now - (now % window);
  const count = await countAttempt(db, { subject: `codes from ${site.name}`, windowStart });
  if (count <= perAddress * site.factor) return null;
  return { network: site.name, seconds: windowStart + window - now };
}

interface MailRequest {
  client: FlowClient;
  account: AccountRecord | undefined;
  /** The typed e-mail address or name. */
  identifier: string;
  /** The inbox. */
  email: string;
  now: number;
}

const day = 86_400;

/**
 * Reserves one e-mail within the daily limit (UTC) of an inbox. Half of the limit is available to anyone who knows the address; a
 * quarter is reserved for browsers that have signed in to the account, and a quarter for its sessions. Requests by name have a
 * separate limit of the same size, so that the limit of an address does not reveal the name that belongs to it.
 * @returns false if the share of this client is used up
 */
export async function reserveDailyMail(
  db: Database,
  { settings, knownBrowsers }: { settings: CodeSettings; knownBrowsers: KnownBrowsers },
  { client, account, identifier, email, now }: MailRequest,
): Promise<boolean> {
  const isKnownBrowser = account && (await knownBrowsers.isKnown(client.knownBrowser, account.id, db));
  const share = client.isSignedIn ? 'session' : isKnownBrowser ? 'browser' : 'others';
  const { perEmailAndDay } = settings;
  const quarter = Math.max(1, Math.floor(perEmailAndDay / 4));
  const max = share === 'others' ? Math.max(1, perEmailAndDay - 2 * quarter) : quarter;
  const subject = `mails for ${share} ${hashSecret(email === identifier ? email : `name of ${email}`)}`;
  const windowStart = now - (now % day);
  if ((await findAttempts(db, { subject, windowStart })) >= max) return false;
  await countAttempt(db, { subject, windowStart });
  return true;
}
