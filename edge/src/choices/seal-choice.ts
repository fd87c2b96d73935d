import { createHmac } from 'node:crypto';
import { areEqual } from '@emberclutch/server/http/are-equal.ts';

/** The choice in a visitor's cookie: a drawn number, which decides about canaries, or a candidate that the visitor chose. */
export type Choice = { drawn: number } | { candidate: string };

/** Number of values to draw from: too few to identify a visitor, and enough for shares of a tenth of a percent. */
export const maxDrawn = 10_000;

interface Sealing {
  key: string;
  /** Epoch seconds. */
  now: number;
}

/** A signed text that only edges of this site can create. @param maxAge in seconds */
export function sealChoice(choice: Choice, maxAge: number, { key, now }: Sealing): string {
  const content = 'drawn' in choice ? `drawn.${choice.drawn}` : `chosen.${choice.candidate}`;
  const payload = `${content}.${now + maxAge}`;
  return `${payload}.${signatureOf(payload, key)}`;
}

/** @returns null for a text that no edge of this site has signed, or that has expired */
export function openChoice(text: string, { key, now }: Sealing): Choice | null {
  const [, payload = '', kind, value = '', expires, signature = ''] =
    /^((drawn|chosen)\.([\w-]{1,40})\.(\d{1,12}))\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === '' || !areEqual(signature, signatureOf(payload, key)) || Number(expires) <= now)
    return null;
  return kind === 'drawn' ? { drawn: Number(value) } : { candidate: value };
}

const signatureOf = (payload: string, key: string) =>
  createHmac('sha256', key).update(`composition ${payload}`).digest('base64url');
