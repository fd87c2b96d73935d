import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import type { Config } from './config.ts';

/**
 * Rejects settings that would deceive players. A site is public if its host is not loopback, or if this process serves other
 * machines without knowing its own name. A public site must send mail, charge money, keep the promised times and name its operator,
 * unless the operator has declared it a demonstration. If payments are real, sample assets must not be mixed with bought ones,
 * and the operator must consent to settings that can lose purchases.
 * @param environment contains `PUBLIC_URL` if the operator has set it
 * @throws {SettingError} with a message that names the settings to change
 */
export function checkTestServices(config: Config, environment: Environment): void {
  checkPublicSite(config, Boolean(environment.PUBLIC_URL));
  checkRealPayments(config);
}

function checkPublicSite(config: Config, isUrlSet: boolean): void {
  const { host, publicUrl, smtp, stripe, pace, areTestServicesAllowed, contact } = config;
  // Behind a proxy, only PUBLIC_URL shows whether players use other machines.
  const isUrlUnknown = !isUrlSet && !isLoopbackHost(host.includes(':') ? `[${host}]` : host);
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname) && !isUrlUnknown;
  if (isLocal || areTestServicesAllowed) return;
  const [reason, advice] = isUrlUnknown
    ? [
        `HOST=${host} lets other machines in and PUBLIC_URL is not set`,
        'Set PUBLIC_URL, to http://localhost:3000 if only this machine uses the site. If others use it, set',
      ]
    : [`PUBLIC_URL is ${publicUrl}`, 'Set'];
  const deceptions = [
    ...(smtp === null ? ['MAIL=outbox sends no mail'] : []),
    ...(stripe === null ? ['PAYMENTS=sandbox charges nothing'] : []),
    ...(stripe && isTestKey(stripe.secretKey)
      ? ['STRIPE_SECRET_KEY is a test key, which charges nothing']
      : []),
    ...(stripe && !stripe.apiBase.startsWith('https:') ? ['STRIPE_API_BASE is not https'] : []),
    ...(pace === 'minutes' ? ['WORLD_PACE=minutes hatches eggs within minutes'] : []),
  ];
  if (deceptions.length > 0)
    throw new SettingError(
      `${reason}, but ${deceptions.join(', and ')}. ${advice} MAIL=smtp, PAYMENTS=stripe with live keys and WORLD_PACE=days, or ALLOW_TEST_SERVICES=yes for a trial site.`,
    );
  if (Object.values(contact).includes(''))
    throw new SettingError(
      `${reason}, but players could not learn who runs the site. ${advice} SITE_OPERATOR, SITE_OPERATOR_ADDRESS and SITE_SUPPORT_MAIL, or ALLOW_TEST_SERVICES=yes for a trial site.`,
    );
}

function checkRealPayments({ stripe, databaseUrl, isWorldSeeded, isLossAccepted }: Config): void {
  if (!stripe || isTestKey(stripe.secretKey) || databaseUrl !== null) return;
  if (isWorldSeeded)
    throw new SettingError(
      'STRIPE_SECRET_KEY is a live key, but WORLD_SEED=yes adds sample eggs to those that are sold. Set WORLD_SEED=no.',
    );
  if (!isLossAccepted)
    throw new SettingError(
      'STRIPE_SECRET_KEY is a live key, but the embedded database may lose the last seconds of sales when the machine loses power. Set DATABASE_URL, or ACCEPT_LOST_SALES=yes.',
    );
}

/** Whether traffic to the host of a parsed URL stays on this machine, where no player can reach it. */
const isLoopbackHost = (hostname: string) => /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const isTestKey = (secretKey: string) => /^[a-z]+_test_/.test(secretKey);
