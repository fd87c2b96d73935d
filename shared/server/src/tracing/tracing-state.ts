/** Global to the process, like the providers of OpenTelemetry. */
export const tracingState = {
  /** Whether this process traces. */
  isOn: false,
  /** The share of requests without a parent that is traced. */
  ratio: 1,
};
