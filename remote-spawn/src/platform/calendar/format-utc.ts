/** An instant in epoch seconds as `2026-11-18 09:30`, in UTC. */
export const formatUtc = (at: number) => new Date(at * 1_000).toISOString().slice(0, 16).replace('T', ' ');
