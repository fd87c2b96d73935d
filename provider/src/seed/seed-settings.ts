import { defineSettings } from '../platform/settings/define-settings.ts';
import { yesOrNo } from '../platform/settings/variable.ts';

export interface SeedSettings {
  /** Whether an empty embedded database is filled with accounts and assets. */
  isWorldSeeded: boolean;
}

export const seedSettings = defineSettings(
  { WORLD_SEED: yesOrNo('yes', 'Whether an empty embedded database starts with sample accounts and assets') },
  (values): SeedSettings => ({ isWorldSeeded: values.WORLD_SEED }),
);
