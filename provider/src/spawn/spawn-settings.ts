import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { wholeNumber } from '@emberclutch/server/settings/variable.ts';

export interface SpawnSettings {
  /** How long a lock holds its eggs and keys, in seconds. */
  lock: { life: number };
}

export const spawnSettings = defineSettings(
  { LOCK_MINUTES: wholeNumber(10, 'Minutes a lock holds its eggs and keys', 1, 60) },
  (values): SpawnSettings => ({ lock: { life: values.LOCK_MINUTES * 60 } }),
);
