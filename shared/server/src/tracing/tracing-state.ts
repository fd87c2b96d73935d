/** Like the providers of OpenTelemetry, one fact of the whole process. */
export const tracingState = {
  /** Whether this process traces. */
  isOn: false,
  /** The share of requests without a parent that is traced. */
  ratio: 1,
};
