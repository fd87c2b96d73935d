/** An egg, dragon or gateway key of a double. Each double formats it in its own way. */
export interface DoubleAsset {
  id: number;
  kind: 'egg' | 'dragon' | 'key';
  /** State of the egg. */
  state: 'sealed' | 'incubating' | 'hatching' | 'hatched';
  /** Id of the account that owns the asset; 0 if it has no owner. */
  owner: number;
  isUsed: boolean;
}

export interface DoubleAccount {
  id: number;
  email: string;
  displayName: string;
  session: string;
}

interface Lock {
  owner: number;
  eggs: number;
  keys: number;
  usedKeys: number[];
  isCompleted: boolean;
}

/**
 * The state behind a provider double: accounts, assets, locks. Each double builds its own responses from this state. It uses no code of our
 * provider.
 */
export class DoubleWorld {
  readonly assets: DoubleAsset[] = [];
  /** The code that completes every sign-up. */
  readonly code = 48_151_623;
  readonly #accounts: DoubleAccount[] = [];
  readonly #locks = new Map<number, Lock>();
  #pendingSignUp: { email: string; displayName: string } | undefined;
  #nextId = 100;

  constructor() {
    for (const state of ['sealed', 'sealed', 'incubating', 'hatching'] as const) this.add('egg', 0, state);
    this.add('dragon', 0, 'hatched');
  }

  add(kind: DoubleAsset['kind'], owner: number, state: DoubleAsset['state'] = 'sealed'): DoubleAsset {
    const asset = { id: this.#nextId, kind, owner, state, isUsed: false };
    this.#nextId += 1;
    this.assets.push(asset);
    return asset;
  }

  beginSignUp(email: string, displayName: string): void {
    this.#pendingSignUp = { email, displayName };
  }

  /** Creates an account with an incubating egg and two keys. @returns undefined for a wrong code */
  confirmSignUp(code: unknown): DoubleAccount | undefined {
    if (code !== this.code || !this.#pendingSignUp) return undefined;
    const id = this.#accounts.length + 1;
    const account = { id, session: `session-${id}`, ...this.#pendingSignUp };
    this.#accounts.push(account);
    this.add('egg', id, 'incubating');
    this.add('key', id);
    this.add('key', id);
    return account;
  }

  findAccount(session: string | undefined): DoubleAccount | undefined {
    return this.#accounts.find((account) => account.session === session);
  }

  findAsset(id: number): DoubleAsset | undefined {
    return this.assets.find((asset) => asset.id === id);
  }

  listOwnedBy(owner: number): DoubleAsset[] {
    return this.assets.filter((asset) => asset.owner === owner);
  }

  /** Lists eggs and dragons of all accounts in one of these states, or in any state if none is named. */
  listDragons(states: string[]): DoubleAsset[] {
    const wantedStates = states.map((state) => state.toLowerCase());
    return this.assets.filter(
      ({ kind, state }) => kind !== 'key' && (wantedStates.length === 0 || wantedStates.includes(state)),
    );
  }

  listUnusedKeys(owner: number): DoubleAsset[] {
    return this.listOwnedBy(owner).filter(({ kind, isUsed }) => kind === 'key' && !isUsed);
  }

  lock(owner: number, basket: { eggs: number; keys: number; usedKeys: number[] }): number {
    const id = 900 + this.#locks.size + 1;
    this.#locks.set(id, { owner, ...basket, isCompleted: false });
    return id;
  }

  /** Completes a lock; a repeated call changes nothing. @returns false if the owner has no lock with this id */
  complete(owner: number, lockId: number): boolean {
    const lock = this.#locks.get(lockId);
    if (lock?.owner !== owner) return false;
    if (lock.isCompleted) return true;
    lock.isCompleted = true;
    for (let count = 0; count < lock.eggs; count += 1) this.add('egg', owner);
    for (let count = 0; count < lock.keys; count += 1) this.add('key', owner);
    for (const key of this.listOwnedBy(owner)) key.isUsed ||= lock.usedKeys.includes(key.id);
    return true;
  }

  get heldLockCount(): number {
    return [...this.#locks.values()].filter(({ isCompleted }) => !isCompleted).length;
  }
}
