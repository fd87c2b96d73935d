import * as z from 'zod/mini';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';

export const databaseSettings = defineSettings(
  {
    DATABASE_URL: {
      schema: z.string().check(z.regex(/^(postgres(ql)?:\/\/\S+)?$/)),
      fallback: '',
      expected:
        'a PostgreSQL URL such as postgres://user:password@host:5432/name, or nothing for the embedded database',
      description: 'PostgreSQL server; empty means the database embedded in DATA_DIR',
      isSecret: true,
    },
    DATA_DIR: {
      schema: z.string().check(z.trim(), z.minLength(1)),
      fallback: '.data',
      expected: 'the path of a folder that can be written',
      description: 'Folder of the embedded database; memory:// stores nothing on disk',
    },
  },
  (values) => ({
    /** PostgreSQL, or null for the database embedded in `worldFolder`. */
    databaseUrl: values.DATABASE_URL || null,
    worldFolder: values.DATA_DIR.startsWith('memory://')
      ? values.DATA_DIR
      : `${values.DATA_DIR.replace(/\/+$/, '')}/world`,
  }),
);

export type DatabaseSettings = ReturnType<typeof databaseSettings.read>;
