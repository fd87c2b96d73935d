/** @param share part of the values below the result, such as 0.99 for the 99th percentile */
export function findPercentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const findMedian = (values: number[]) => findPercentile(values, 0.5);
