import * as z from 'zod/mini';
import { defineSettings } from '../settings/define-settings.ts';

const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

export interface LogSettings {
  logLevel: z.infer<typeof LogLevel>;
}

export const logSettings = defineSettings(
  {
    LOG_LEVEL: {
      schema: z.pipe(z.string(), LogLevel),
      fallback: 'info',
      takes: LogLevel.options.join(', '),
      about: 'Lowest level that is logged',
    },
  },
  (values): LogSettings => ({ logLevel: values.LOG_LEVEL }),
);
