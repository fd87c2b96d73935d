/** Whether this process traces: like the providers of OpenTelemetry, one fact of the whole process. */
export const tracingState = { isOn: false };
