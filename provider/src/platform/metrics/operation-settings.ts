import * as z from 'zod/mini';
import { defineSettings } from '@emberclutch/server/settings/define-settings.ts';
import { wholeNumber } from '@emberclutch/server/settings/variable.ts';

export interface OperationSettings {
  /** A request that carries it may read `/metrics` from any address; null allows requests from this machine only. */
  metricsToken: string | null;
  /** How long `/readyz` answers 503 before a process that ends stops listening, in seconds. */
  drain: number;
}

export const operationSettings = defineSettings(
  {
    METRICS_TOKEN: {
      schema: z.string().check(z.regex(/^([\w.~+/=-]{16,})?$/)),
      fallback: '',
      takes: '16 or more letters, digits and . ~ + / = - _',
      about:
        'Bearer token that allows a client to read /metrics; without one, only this machine is allowed to',
      isSecret: true,
    },
    DRAIN_SECONDS: wholeNumber(
      0,
      'Seconds between SIGTERM, after which /readyz answers 503, and the end of listening, so that load balancers stop sending requests first',
      0,
      300,
    ),
  },
  (values): OperationSettings => ({
    metricsToken: values.METRICS_TOKEN || null,
    drain: values.DRAIN_SECONDS,
  }),
);
