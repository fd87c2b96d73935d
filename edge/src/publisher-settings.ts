import * as z from 'zod/mini';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { siteAddress, defineText } from '@emberclutch/server/settings/variable.ts';

/** The settings of publishers. An edge has its own, because a remote in its own repository publishes without an edge. */
export const publisherSettings = defineSettings(
  {
    RELEASE_URL: {
      schema: z.union([z.literal(''), siteAddress]),
      fallback: '',
      expected: 'an http or https address without a path, such as https://emberclutch.example',
      description:
        'Edge that commands of a publisher act on, such as release and rollback; empty means the site in SITE_DIR',
    },
    RELEASE_TOKEN: {
      ...defineText('', 'Token of the publisher, one of the RELEASE_TOKENS of that edge'),
      isSecret: true,
    },
    RELEASE_USER: defineText(
      '',
      'Who releases, as the list of releases shows it; empty means the user of the operating system',
    ),
    RELEASE_COMMIT: defineText(
      '',
      'Commit that is released, as the list of releases shows it; empty means the commit of the checkout',
    ),
  },
  (values) => ({
    /** Null for the site in a folder of this machine. */
    releaseUrl: values.RELEASE_URL.replace(/\/+$/, '') || null,
    releaseToken: values.RELEASE_TOKEN,
    /** A null value means the user or the commit of this checkout. */
    publisher: { by: values.RELEASE_USER || null, commit: values.RELEASE_COMMIT || null },
  }),
);
