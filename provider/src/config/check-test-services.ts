import { SettingError } from '@emberclutch/server/settings/setting-error.ts';
import type { Config } from './config.ts';

type Checked = Pick<Config, 'publicUrl' | 'mail' | 'payments' | 'areTestServicesAllowed'>;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A site with a public https address is one that players reach: its mails must leave the machine, and its payments must move
 * money, unless the operator has said that it is for trying only.
 * @throws {SettingError} naming the setting to change
 */
export function checkTestServices({ publicUrl, mail, payments, areTestServicesAllowed }: Checked): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' || loopback.includes(hostname) || areTestServicesAllowed) return;
  const found = [
    ...(mail === 'outbox' ? ['MAIL=outbox sends no mail'] : []),
    ...(payments === 'sandbox' ? ['PAYMENTS=sandbox charges nothing'] : []),
  ];
  if (found.length > 0)
    throw new SettingError(
      `PUBLIC_URL is ${publicUrl}, but ${found.join(', and ')}. Set MAIL=smtp and PAYMENTS=stripe, or ALLOW_TEST_SERVICES=yes for a site to try.`,
    );
}
