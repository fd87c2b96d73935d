import * as z from 'zod/mini';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { defineWholeNumber } from '@emberclutch/server/settings/variable.ts';

const defineToken = (description: string) => ({
  schema: z.string().check(z.regex(/^([\w.~+/=-]{16,})?$/)),
  fallback: '',
  expected: '16 or more letters, digits and . ~ + / = - _',
  description,
  isSecret: true,
});

export const operationSettings = defineSettings(
  {
    OPERATOR_TOKEN: defineToken(
      'Opens /outbox, /metrics, /releases, /variants and /backup, as a bearer token or as ?token= of a link, and releases all apps; empty: each start draws one and prints it',
    ),
    METRICS_TOKEN: defineToken(
      'Bearer token that opens /metrics and nothing else, for a client that scrapes it',
    ),
    DRAIN_SECONDS: defineWholeNumber(
      0,
      'Seconds between SIGTERM, after which /readyz answers 503, and the end of listening, so that load balancers stop sending requests first',
      0,
      300,
    ),
  },
  (values) => ({
    operatorToken: values.OPERATOR_TOKEN || null,
    metricsToken: values.METRICS_TOKEN || null,
    drain: values.DRAIN_SECONDS,
  }),
);
