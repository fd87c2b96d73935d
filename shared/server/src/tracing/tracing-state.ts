/** The state is global to the process, like the providers of OpenTelemetry. */
export const tracingState = {
  /** Whether this process traces. */
  isOn: false,
  /** The traced share of the requests without a parent. */
  ratio: 1,
};
