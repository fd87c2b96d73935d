import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { defineYesOrNo } from '@emberclutch/server/settings/variable.ts';

export const seedSettings = defineSettings(
  {
    WORLD_SEED: defineYesOrNo(
      'yes',
      'Whether an empty embedded database starts with sample accounts and assets',
    ),
    WORLD_SALES: defineYesOrNo(
      'yes',
      'Whether the sample accounts of an embedded database buy some eggs of each cycle, with sandbox payments',
    ),
  },
  (values) => ({ isWorldSeeded: values.WORLD_SEED, areSampleSalesOn: values.WORLD_SALES }),
);
