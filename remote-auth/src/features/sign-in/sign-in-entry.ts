/**
 * What a step of signing in keeps in its history entry: what was typed, and the flow that a code belongs to. A reload,
 * Back and Forward find it again; other tabs, the address and storage do not have it.
 */
export interface SignInEntry {
  displayName?: string;
  email?: string;
  /** To be echoed with the code, where the provider gave one. */
  challenge?: string;
  /** When the newest code was sent: epoch seconds, by the server's clock. */
  sentAt?: number;
}

/** @param state of a history entry, which may be anything */
export function readEntry(state: unknown): SignInEntry {
  if (typeof state !== 'object' || state === null) return {};
  const kept: { [Key in keyof SignInEntry]?: unknown } = state;
  return {
    displayName: textOf(kept.displayName),
    email: textOf(kept.email),
    challenge: textOf(kept.challenge),
    sentAt: typeof kept.sentAt === 'number' ? kept.sentAt : undefined,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
