/** An egg, dragon or gateway key of a double. Each double formats it in its own way. */
export interface DoubleAsset {
  id: number;
  kind: 'egg' | 'dragon' | 'key';
  /** State of the egg. */
  state: 'sealed' | 'incubating' | 'hatching' | 'hatched';
  /** Id of an account; 0 if it has no owner. */
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
 * The state behind a provider double: accounts, assets, locks. Each double builds its own answers from it, so that the doubles differ. It
 * uses no code of our provider.
 */
export class DoubleWorld {
  readonly assets: DoubleAsset[] = [];
  /** The code that every sign-in expects. */
  readonly code = 48_151_623;
  readonly #accounts: DoubleAccount[] = [];
  readonly #locks = new Map<number, Lock>();
  #pending: { email: string; displayName: string } | undefined;
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
    this.#pending = { email, displayName };
  }

  /** A new player owns an incubating egg and two keys. @returns undefined for a wrong code */
  confirm(code: unknown): DoubleAccount | undefined {
    if (code !== this.code || !this.#pending) return undefined;
    const id = this.#accounts.length + 1;
    const account = { id, session: `session-${id}`, ...this.#pending };
    this.#accounts.push(account);
    this.add('egg', id, 'incubating');
    this.add('key', id);
    this.add('key', id);
    return account;
  }

  accountOf(session: string | undefined): DoubleAccount | undefined {
    return this.#accounts.find((account) => account.session === session);
  }

  find(id: number): DoubleAsset | undefined {
    return this.assets.find((asset) => asset.id === id);
  }

  listOwnedBy(owner: number): DoubleAsset[] {
    return this.assets.filter((asset) => asset.owner === owner);
  }

  /** Eggs and dragons of all accounts, in the given states or in any state. */
  listDragons(states: string[]): DoubleAsset[] {
    const wanted = states.map((state) => state.toLowerCase());
    return this.assets.filter(
      ({ kind, state }) => kind !== 'key' && (wanted.length === 0 || wanted.includes(state)),
    );
  }

  listUnusedKeys(owner: number): DoubleAsset[] {
    return this.listOwnedBy(owner).filter(({ kind, isUsed }) => kind === 'key' && !isUsed);
  }

  lock(owner: number, wanted: { eggs: number; keys: number; usedKeys: number[] }): number {
    const id = 900 + this.#locks.size + 1;
    this.#locks.set(id, { owner, ...wanted, isCompleted: false });
    return id;
  }

  /** Safe to repeat. @returns false if there is no such lock */
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

  get locksHeld(): number {
    return [...this.#locks.values()].filter(({ isCompleted }) => !isCompleted).length;
  }
}
