import { currentSite } from '@emberclutch/web/state';

/** Writes a report that a player can send. Leaves out personal data: search and hash, which may contain codes, e-mail addresses, and tokens. */
export function writeCrashReport(error: unknown, pathname: string, at: Date): string {
  return [
    `Release: ${currentSite().release ?? 'unknown'}`,
    `Path: ${pathname}`,
    `Message: ${redact(error instanceof Error ? `${error.name}: ${error.message}` : String(error))}`,
    `Time: ${at.toISOString()}`,
  ].join('\n');
}

const maxMessageLength = 500;

const redact = (message: string) =>
  message
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[e-mail]')
    .replaceAll(/([?#])[^\s"')]+/g, '$1[…]')
    .replaceAll(/\b(?=[\w+/=.-]*\d)[\w+/=.-]{20,}/g, '[…]')
    .slice(0, maxMessageLength);
