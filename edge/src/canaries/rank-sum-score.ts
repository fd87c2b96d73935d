/**
 * Score of the Mann-Whitney test, by normal approximation: how much larger one sample's values tend to be than the
 * other's, in standard deviations. It assumes nothing about their distribution, because load times are not normal.
 */
export function rankSumScore(sample: readonly number[], other: readonly number[]): number {
  const [count, otherCount] = [sample.length, other.length];
  let exceeding = 0;
  for (const value of sample)
    for (const compared of other)
      if (value > compared) exceeding += 1;
      else if (value === compared) exceeding += 0.5;
  const deviation = Math.sqrt((count * otherCount * (count + otherCount + 1)) / 12);
  return (exceeding - (count * otherCount) / 2) / deviation;
}
