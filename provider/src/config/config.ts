import { logSettings } from '../platform/logging/log-settings.ts';
import type { Environment } from '@emberclutch/server/settings/define-settings.ts';
import { tracingSettings } from '@emberclutch/server/tracing/tracing-settings.ts';
import { identitySettings } from '../identity/identity-settings.ts';
import { mailSettings } from '../mail/mail-settings.ts';
import { paymentSettings } from '../payments/payment-settings.ts';
import { databaseSettings } from '../platform/database/database-settings.ts';
import { serverSettings } from '../platform/http/server-settings.ts';
import { operationSettings } from '../platform/metrics/operation-settings.ts';
import { seasonSettings } from '../seasons/season-settings.ts';
import { seedSettings } from '../seed/seed-settings.ts';
import { spawnSettings } from '../spawn/spawn-settings.ts';

/** Every environment variable that the provider reads, in the order of the documentation. */
export const variables = {
  ...databaseSettings.variables,
  ...serverSettings.variables,
  ...logSettings.variables,
  ...tracingSettings.variables,
  ...operationSettings.variables,
  ...mailSettings.variables,
  ...paymentSettings.variables,
  ...identitySettings.variables,
  ...spawnSettings.variables,
  ...seedSettings.variables,
  ...seasonSettings.variables,
};

/** Reads the settings from environment variables. @throws {SettingError} naming the first invalid variable and its valid values */
export const readConfig = (environment: Environment) => ({
  ...databaseSettings.read(environment),
  ...serverSettings.read(environment),
  ...logSettings.read(environment),
  ...tracingSettings.read(environment),
  ...operationSettings.read(environment),
  ...mailSettings.read(environment),
  ...paymentSettings.read(environment),
  ...identitySettings.read(environment),
  ...spawnSettings.read(environment),
  ...seedSettings.read(environment),
  ...seasonSettings.read(environment),
});

/** Every setting of the provider, parsed once when the process starts. Durations are seconds. */
export type Config = ReturnType<typeof readConfig>;
