import { clientVersion } from '@emberclutch/shared/contract/client-version';

/**
 * What a player can send us: version, path, message and time. Nothing that is theirs: no search or hash, which may carry
 * codes, and nothing in the message that looks like an address or a token.
 */
export function crashReport(error: unknown, pathname: string, at: Date): string {
  return [
    `Version: ${clientVersion}`,
    `Path: ${pathname}`,
    `Message: ${withoutSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error))}`,
    `Time: ${at.toISOString()}`,
  ].join('\n');
}

const longestMessage = 500;

const withoutSecrets = (message: string) =>
  message
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[e-mail]')
    .replaceAll(/([?#])[^\s"')]+/g, '$1[…]')
    .replaceAll(/\b(?=[\w+/=.-]*\d)[\w+/=.-]{20,}/g, '[…]')
    .slice(0, longestMessage);
