import { SettingError } from '@emberclutch/server/settings/setting-error.ts';
import { checkTestServices } from './check-test-services.ts';
import { readConfig } from './config.ts';

const smtp = {
  MAIL: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'keepers@emberclutch.example',
};
const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const check = (environment: Record<string, string>) => () => checkTestServices(readConfig(environment));
const https = { PUBLIC_URL: 'https://emberclutch.example' };

it.each([
  ['neither mail nor payments', {}, 'MAIL=outbox sends no mail, and PAYMENTS=sandbox charges nothing'],
  ['no mail', stripe, 'but MAIL=outbox sends no mail. Set'],
  ['no payments', smtp, 'but PAYMENTS=sandbox charges nothing. Set'],
])('refuses a public https site with %s', (_case, services, words) => {
  expect(check({ ...https, ...services })).toThrow(SettingError);
  expect(check({ ...https, ...services })).toThrow(words);
});

it.each([
  ['with real services', { ...https, ...smtp, ...stripe }],
  ['where the operator allows test services', { ...https, ALLOW_TEST_SERVICES: 'yes' }],
  ['on this machine', { PUBLIC_URL: 'https://localhost:3000' }],
  ['without https', { PUBLIC_URL: 'http://emberclutch.example' }],
])('starts %s', (_case, environment) => {
  expect(check(environment)).not.toThrow();
});
