import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { defineChoice } from '@emberclutch/server/settings/variable.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const logSettings = defineSettings(
  { LOG_LEVEL: defineChoice(levels, 'Lowest level that is logged', 'info') },
  (values) => ({ logLevel: values.LOG_LEVEL }),
);

export type LogSettings = ReturnType<typeof logSettings.read>;
