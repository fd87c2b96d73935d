import { SettingError } from '@emberclutch/server/settings/define-settings.ts';
import { checkTestServices } from './check-test-services.ts';
import { readConfig } from './config.ts';

const smtp = {
  MAIL: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'keepers@emberclutch.example',
};
const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const days = { WORLD_PACE: 'days' };
const server = { DATABASE_URL: 'postgres://db/world' };
const https = { PUBLIC_URL: 'https://emberclutch.example' };
const contact = {
  SITE_OPERATOR: 'Eggs Ltd',
  SITE_OPERATOR_ADDRESS: '1 Shell Lane, Dover',
  SITE_SUPPORT_MAIL: 'help@emberclutch.example',
};
const real = { ...smtp, ...stripe, ...days, ...server, ...contact };
const createCheck = (environment: Record<string, string>) => () =>
  checkTestServices(readConfig(environment), environment);

it.each([
  ['neither mail nor payments', days, 'MAIL=outbox sends no mail, and PAYMENTS=sandbox charges nothing'],
  ['no mail', { ...real, MAIL: 'outbox' }, 'but MAIL=outbox sends no mail. Set'],
  ['no payments', { ...smtp, ...days }, 'but PAYMENTS=sandbox charges nothing. Set'],
  ['test keys', { ...real, STRIPE_SECRET_KEY: 'rk_test_0123' }, 'but STRIPE_SECRET_KEY is a test key'],
  [
    'an http payment service',
    { ...real, STRIPE_API_BASE: 'http://pay.example' },
    'STRIPE_API_BASE is not https',
  ],
  ['no address for support', { ...real, SITE_SUPPORT_MAIL: '' }, 'who runs the site. Set SITE_OPERATOR'],
  ['the pace of a demonstration', { ...real, WORLD_PACE: 'minutes' }, 'WORLD_PACE=minutes'],
])('rejects a public site with %s', (_case, services, message) => {
  expect(createCheck({ ...services, ...https })).toThrow(SettingError);
  expect(createCheck({ ...services, ...https })).toThrow(message);
});

it.each([
  'http://emberclutch.example',
  'http://192.168.1.20:3000',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'http://[2001:db8::1]',
])('counts %s as public', (url) => {
  expect(createCheck({ PUBLIC_URL: url })).toThrow(SettingError);
});

it.each(['0.0.0.0', '::', '192.168.1.20'])(
  'treats a process that listens on %s as public until its address is configured',
  (HOST) => {
    expect(createCheck({ HOST })).toThrow(
      `HOST=${HOST} lets other machines in and PUBLIC_URL is not set, but MAIL=outbox`,
    );
    expect(createCheck({ HOST, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
  },
);

it.each([
  ['with real services', { ...https, ...real }],
  ['where the operator allows test services', { ...https, ALLOW_TEST_SERVICES: 'yes' }],
  ['on this machine by https', { PUBLIC_URL: 'https://localhost:3000' }],
  ['on this machine by address', { PUBLIC_URL: 'http://[::1]:3000' }],
  ['on the loopback address of this machine', { HOST: '::1' }],
  ['on a name of this machine', { PUBLIC_URL: 'http://eggs.localhost:3000' }],
])('accepts a site %s', (_case, environment) => {
  expect(createCheck(environment)).not.toThrow();
});

describe('real payments on the embedded database', () => {
  const embeddedSettings = { ...real, DATABASE_URL: '', WORLD_SEED: 'no', ACCEPT_LOST_SALES: 'yes' };

  it.each([
    ['with sample eggs', { ...embeddedSettings, WORLD_SEED: 'yes' }, 'WORLD_SEED=no'],
    ['without consent to a loss', { ...embeddedSettings, ACCEPT_LOST_SALES: 'no' }, 'ACCEPT_LOST_SALES=yes'],
  ])('real payments on the embedded database are refused %s, on any host', (_case, environment, message) => {
    expect(createCheck(environment)).toThrow(message);
    expect(createCheck({ ...environment, ...https, ALLOW_TEST_SERVICES: 'yes' })).toThrow(message);
  });

  it('real payments on the embedded database are allowed if the operator accepts the risk, and test payments are always allowed', () => {
    expect(createCheck(embeddedSettings)).not.toThrow();
    expect(createCheck({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_0123' })).not.toThrow();
  });
});
