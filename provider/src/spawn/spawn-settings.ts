import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { defineWholeNumber } from '@emberclutch/server/settings/variable.ts';
import { defineOptionalWholeNumber } from '../platform/settings/define-optional-whole-number.ts';

export const spawnSettings = defineSettings(
  {
    LOCK_MINUTES: defineWholeNumber(10, 'Minutes a lock holds its eggs and keys', 1, 60),
    UNPAID_MINUTES: defineOptionalWholeNumber(
      'Maximum minutes for which one account may hold unpaid stock in a cycle; empty means three times LOCK_MINUTES',
      1,
      1_440,
    ),
    LOCKS_PER_ADDRESS: defineWholeNumber(
      100,
      'Maximum locks that one network address may hold at a time; this machine is not limited',
    ),
  },
  (values) => ({
    /** Limits of unpaid stock. Durations are in seconds. */
    lock: {
      lifetime: Math.min(values.LOCK_MINUTES, values.UNPAID_MINUTES ?? 60) * 60,
      maxUnpaid: (values.UNPAID_MINUTES ?? values.LOCK_MINUTES * 3) * 60,
      /** Maximum number of locks that one network may hold at a time in one process. */
      maxPerNetwork: values.LOCKS_PER_ADDRESS,
    },
  }),
);

export type SpawnSettings = ReturnType<typeof spawnSettings.read>;
