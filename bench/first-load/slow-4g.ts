/** Slow 4G: 150 ms, 1.6 Mbit/s. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
