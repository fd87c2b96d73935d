import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { readConfig } from './config.ts';
import { dayPacedCalendar } from '../seasons/season-settings.ts';

it('has a default for every setting', () => {
  expect(readConfig({})).toMatchObject({
    databaseUrl: null,
    worldFolder: '.data/world',
    session: { lifetime: 30 * 86_400, idle: 12 * 3_600 },
    code: { lifetime: 600, tries: 5 },
    lock: { lifetime: 600, maxUnpaid: 1_800, maxPerNetwork: 100 },
  });
});

it('reads variables, and treats an empty one as not set', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://ada@localhost/world',
    PUBLIC_URL: 'https://emberclutch.example/',
    ALLOWED_ORIGINS: 'https://shop.example, https://wiki.example:8443',
    WORLD_PACE: 'days',
    CYCLE_MINUTES: '45',
    EGG_FEE: '12.50',
    LOCK_MINUTES: '',
  });

  expect(config).toMatchObject({
    databaseUrl: 'postgres://ada@localhost/world',
    publicUrl: 'https://emberclutch.example',
    allowedOrigins: ['https://shop.example', 'https://wiki.example:8443'],
    lock: { lifetime: 600, maxUnpaid: 1_800, maxPerNetwork: 100 },
    calendar: { ...dayPacedCalendar, cycleDuration: 45 * 60, eggFee: '12.50' },
  });
});

it.each([
  ['PORT', '70000', 'a whole number from 0 to 65535, not "70000".'],
  ['PORT', '4e3', 'a whole number from 0 to 65535, not "4e3".'],
  ['MAIL', 'pigeon', 'outbox, smtp, not "pigeon".'],
  ['SMTP_URL', 'mail.example:25', 'an SMTP URL such as'],
  ['MAIL_FROM', 'the keepers', 'an address such as'],
  ['METRICS_TOKEN', 'short', '16 or more letters'],
  ['STRIPE_WEBHOOK_SECRET', 'hunter2', 'the signing secret of the webhook'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [
    'PUBLIC_URL',
    'emberclutch',
    'an http or https address without a path, such as https://emberclutch.example,',
  ],
  ['PUBLIC_URL', 'https://emberclutch.example/world', 'an http or https address without a path'],
  ['PASSKEY_RP_ID', 'dragons.example', 'localhost or a domain above it, not "dragons.example".'],
  ['PASSKEY_ORIGINS', 'play', 'origins of that domain'],
  ...['shop', 'https://shop.example/path', 'null', '*'].map((origin) => [
    'ALLOWED_ORIGINS',
    origin,
    'origins separated by commas',
  ]),
  ['EGG_FEE', '25', 'an amount with two decimals'],
  ['WORLD_SEED', 'true', 'yes or no, not "true".'],
  ['DATABASE_URL', 'mysql://localhost', 'a PostgreSQL URL'],
  ['HATCHING_AFTER_MINUTES', '900', 'no more minutes than HATCHES_AFTER_MINUTES'],
])('rejects %s=%s with one line', (name = '', value, line) => {
  const readValue = () => readConfig({ [name]: value });

  expect(readValue).toThrow(SettingError);
  expect(readValue).toThrow(`${name} takes ${line}`);
});

it.each([
  ['MAIL', 'smtp', 'SMTP_URL takes an SMTP URL such as'],
  [
    'PAYMENTS',
    'stripe',
    'STRIPE_SECRET_KEY takes a secret or restricted key of Stripe such as sk_test_..., not "".',
  ],
])('requires other settings with %s=%s', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(line);
});

it.each(['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN'])('does not repeat a password in %s', (name) => {
  expect(() => readConfig({ [name]: 'ada:secret@' })).toThrow(`not what it was set to.`);
});
