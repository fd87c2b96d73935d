import * as z from 'zod/mini';
import { defineSettings } from '../settings/define-settings.ts';
import { defineText, webAddress } from '../settings/variable.ts';

/** The usual variables of OpenTelemetry. The exporter itself reads other variables, such as OTEL_EXPORTER_OTLP_HEADERS. */
export const tracingSettings = defineSettings(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      schema: z.union([z.literal(''), webAddress]),
      fallback: '',
      expected: 'a web address, such as http://localhost:4318',
      description: 'OpenTelemetry collector that receives traces by OTLP over HTTP. Empty: nothing is traced',
    },
    OTEL_SERVICE_NAME: defineText(
      '',
      'Name of this process in traces; empty means emberclutch-edge or emberclutch-provider',
    ),
    OTEL_TRACES_SAMPLER_ARG: {
      schema: z.pipe(z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/)), z.transform(Number)),
      fallback: '1',
      expected: 'a number from 0 to 1',
      description: 'Share of requests that is traced',
    },
  },
  (values) => ({
    tracing: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT || null,
      serviceName: values.OTEL_SERVICE_NAME || null,
      ratio: values.OTEL_TRACES_SAMPLER_ARG,
    },
  }),
);

export type TracingSettings = ReturnType<typeof tracingSettings.read>;
