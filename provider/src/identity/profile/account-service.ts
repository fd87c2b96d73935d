import type { Account } from '@emberclutch/contract/identity/account.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { getAccount, renameAccount } from '../account-repository.ts';
import type { PasskeyService } from '../passkeys/passkey-service.ts';
import { toUserHandle } from '../passkeys/relying-party.ts';

/** Finds the season at an instant in the calendar, which identity does not import; undefined before the first season. */
export type FindSeason = (now: number) => Promise<{ name: string; age: number } | undefined>;

interface Dependencies extends ServiceContext {
  passkeys: PasskeyService;
  /** Id of the passkeys' relying party. */
  rpId: string;
  findSeason: FindSeason;
}

/** The signed-in account as its owner sees it. */
export class AccountService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  async get(id: string): Promise<Account> {
    const { db, clock, passkeys, rpId, findSeason } = this.#deps;
    const account = await getAccount(db, id);
    const season = await findSeason(clock.nowInSeconds());
    const { credentials, credMetadata } = await passkeys.list(id);
    const userId = Buffer.from(toUserHandle(id)).toString('base64url');
    return {
      ...account,
      metadata: { season: season?.name ?? 'GENESIS', age: season?.age ?? 0, credMetadata },
      credentials,
      webauthn: { rpId, userId },
    };
  }

  async rename(id: string, displayName: string): Promise<Account> {
    await renameAccount(this.#deps.db, id, displayName);
    return this.get(id);
  }
}
