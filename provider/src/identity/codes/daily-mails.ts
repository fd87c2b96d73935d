import { countAttempt, findAttempts } from '../../platform/attempts/attempt-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { AccountRecord } from '../account-repository.ts';
import type { CodeSettings } from '../identity-settings.ts';
import type { FlowClient } from '../sessions/flow-client.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';

interface Dependencies {
  settings: CodeSettings;
  knownBrowsers: KnownBrowsers;
}

interface MailRequest {
  client: FlowClient;
  account: AccountRecord | undefined;
  /** The typed e-mail address or name. */
  identifier: string;
  /** The inbox. */
  email: string;
}

const day = 86_400;

/**
 * Limits the e-mails to an inbox per day (UTC). Half of them are available to anyone who knows the address; a quarter is reserved
 * for browsers that have signed in to the account, and a quarter for its sessions. Requests by name have a separate limit of the
 * same size, so that the limit of an address does not reveal the name that belongs to it.
 */
export class DailyMails {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Takes one mail from the limit. @returns false if this client has none left */
  async take(db: Database, request: MailRequest, now: number): Promise<boolean> {
    const { perEmailAndDay } = this.#deps.settings;
    const share = await this.#findShare(request, db);
    const quarter = Math.max(1, Math.floor(perEmailAndDay / 4));
    const max = share === 'others' ? Math.max(1, perEmailAndDay - 2 * quarter) : quarter;
    const { email, identifier } = request;
    const subject = `mails for ${share} ${hashSecret(email === identifier ? email : `name of ${email}`)}`;
    const windowStart = now - (now % day);
    if ((await findAttempts(db, { subject, windowStart })) >= max) return false;
    await countAttempt(db, { subject, windowStart });
    return true;
  }

  async #findShare({ client, account }: MailRequest, db: Database) {
    if (client.isSignedIn) return 'session';
    const { knownBrowsers } = this.#deps;
    const isKnown = account && (await knownBrowsers.isKnown(client.knownBrowser, account.id, db));
    return isKnown ? 'browser' : 'others';
  }
}
