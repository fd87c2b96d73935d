/**
 * State that a sign-in step keeps in its history entry: the typed values, and the flow that a code belongs to. It
 * survives a reload, Back and Forward; it is not in the URL, in storage or in other browser tabs.
 */
export interface SignInEntry {
  displayName?: string;
  email?: string;
  /** Sent back with the code, if the provider sent one. */
  challenge?: string;
  /** When the newest code was sent: epoch seconds, by the server's clock. */
  sentAt?: number;
  /** Number of digits of the code, if the provider reports it. */
  codeLength?: number;
  /** False if the provider reports that it sends no mail. */
  isMailed?: boolean;
  /** The code, if an e-mail link has filled it in. */
  code?: string;
}

/** @param state of a history entry, of any shape */
export function readEntry(state: unknown): SignInEntry {
  if (typeof state !== 'object' || state === null) return {};
  const entry: { [Key in keyof SignInEntry]?: unknown } = state;
  return {
    displayName: readText(entry.displayName),
    email: readText(entry.email),
    challenge: readText(entry.challenge),
    sentAt: readNumber(entry.sentAt),
    codeLength: readNumber(entry.codeLength),
    isMailed: entry.isMailed === false ? false : undefined,
    code: readText(entry.code),
  };
}

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
