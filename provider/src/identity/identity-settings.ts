import * as z from 'zod/mini';
import { defineSettings, createSettingError } from '@emberclutch/server/settings/define-settings.ts';
import { origins, defineWholeNumber } from '@emberclutch/server/settings/variable.ts';
import { publicUrlVariable } from '../platform/http/server-settings.ts';

export const identitySettings = defineSettings(
  {
    PUBLIC_URL: publicUrlVariable,
    SESSION_DAYS: defineWholeNumber(
      30,
      'Days until a session ends, and until a new passkey can confirm who uses it',
      1,
      365,
    ),
    SESSION_IDLE_HOURS: defineWholeNumber(12, 'Idle hours after which a session ends', 1, 8_760),
    CODE_MINUTES: defineWholeNumber(10, 'Minutes for which a mailed code is valid', 1, 60),
    CODES_PER_EMAIL: defineWholeNumber(
      5,
      'Codes sent to one e-mail address, and requested for it by one network address, in 10 minutes, at most',
    ),
    CODES_PER_EMAIL_AND_DAY: defineWholeNumber(
      40,
      'Codes sent to one e-mail address in a day, at most: half of them to anyone, a quarter to browsers that have signed in to its account, a quarter to its sessions',
    ),
    CODES_PER_ADDRESS: defineWholeNumber(60, 'Codes requested by one network address in 10 minutes, at most'),
    ATTEMPTS_PER_ADDRESS: defineWholeNumber(
      300,
      'Attempts with codes, and as many with passkeys, of one network address in 10 minutes, at most',
    ),
    PASSKEY_RP_ID: {
      schema: z.string().check(z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/)),
      fallback: '',
      expected: 'a domain such as emberclutch.example',
      description:
        'Relying party id of passkeys: the host of PUBLIC_URL (if empty) or a domain above it. Changing it invalidates every passkey',
    },
    PASSKEY_ORIGINS: {
      schema: origins,
      fallback: '',
      expected: 'origins of that domain, separated by commas, such as https://play.emberclutch.example',
      description: 'Other origins allowed to create and use passkeys; PUBLIC_URL always is',
    },
  },
  // Durations and windows are in seconds.
  (values) => ({
    session: { lifetime: values.SESSION_DAYS * 86_400, idle: values.SESSION_IDLE_HOURS * 3_600 },
    code: {
      lifetime: values.CODE_MINUTES * 60,
      tries: 5,
      window: 600,
      /** Maximum e-mails to one inbox per window, and maximum requests of one network for that inbox. */
      perEmail: values.CODES_PER_EMAIL,
      /**
       * Maximum e-mails to one inbox per day, for all requests by address together. Requests by account name have a separate limit of the
       * same size.
       */
      perEmailAndDay: values.CODES_PER_EMAIL_AND_DAY,
      /** Maximum wrong codes for one inbox per window, from all networks together, after which each network has one attempt. */
      wrongPerEmail: 150,
      /** Maximum codes without a cookie or challenge that one network may send per window. */
      bareCodesPerNetwork: 10,
      /** Maximum requests of one network per window. */
      perAddress: values.CODES_PER_ADDRESS,
    },
    /** Limits of the calls that send no mail: submissions of codes and passkeys. */
    attempts: { perAddress: values.ATTEMPTS_PER_ADDRESS, window: 600 },
    passkeys: toPasskeySettings(values.PUBLIC_URL, values.PASSKEY_RP_ID, values.PASSKEY_ORIGINS),
  }),
);

export type IdentitySettings = ReturnType<typeof identitySettings.read>;

/** A site on an IP address uses `localhost`, because an IP address cannot be a relying party (WebAuthn, section 5.1.2). */
function toPasskeySettings(publicUrl: string, rpId: string, otherOrigins: string[]) {
  const { hostname, origin } = new URL(publicUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const id = rpId || (isAddress ? 'localhost' : hostname);
  if (!isAddress && !isWithin(hostname, id))
    throw createSettingError('PASSKEY_RP_ID', `${hostname} or a domain above it`, id);
  const foreignOrigin = otherOrigins.find((otherOrigin) => !isWithin(new URL(otherOrigin).hostname, id));
  if (foreignOrigin !== undefined)
    throw createSettingError('PASSKEY_ORIGINS', `origins of ${id} or of domains below it`, foreignOrigin);
  return { rpId: id, origins: [origin, ...otherOrigins] };
}

/** Whether browsers accept passkeys of a domain on a host: the host must be the domain or a subdomain of it. */
const isWithin = (hostname: string, domain: string) => `.${hostname}`.endsWith(`.${domain}`);
