/** Formats an instant in epoch seconds for operators: `2026-11-18 09:30 UTC`. */
export const formatUtc = (instant: number) =>
  `${new Date(instant * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
