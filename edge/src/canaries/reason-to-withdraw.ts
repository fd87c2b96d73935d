import { rankSumScore } from './rank-sum-score.ts';

/** The record of one app, for the visitors of a canary or for the visitors of the live version. */
export interface Arm {
  /** Pages that were opened. */
  views: number;
  /** Reports of pages in which the version failed. */
  failed: number;
  /** Milliseconds until the remote of an opened page was loaded, where the browser did not have its files. */
  starts: readonly number[];
}

/** Fewer failures may all come from one visitor. */
const minFailed = 5;
/** A canary may fail this much more often than the live site. */
const maxRatio = 1.5;
/**
 * Added to the rate of the live site: one with few visitors may not have failed yet. Without it a first failure
 * would be infinitely worse than none.
 */
const prior = { views: 100, failed: 1 };
/**
 * Probability that one comparison withdraws an equal canary by chance. There are many comparisons, so it is a hundred times smaller than
 * the usual one in a hundred.
 */
const maxChance = 1e-4;

const minStarts = 20;
/** Score of the rank sum that an equal canary exceeds with `maxChance`. */
const minScore = 3.72;
/** In milliseconds. A smaller delay does not justify a withdrawal. */
const minDelay = 100;

/**
 * Compares a canary with the live site in the same time. Visitors are drawn at random, so that they differ in nothing else.
 * @returns the reason to withdraw it, as a sentence; null without evidence that it is worse
 */
export const reasonToWithdraw = (canary: Arm, live: Arm): string | null =>
  tooManyFailures(canary, live) ?? tooSlow(canary, live);

function tooManyFailures(canary: Arm, live: Arm): string | null {
  if (canary.failed < minFailed) return null;
  const others = { views: live.views + prior.views, failed: live.failed + prior.failed };
  const views = Math.max(canary.views, 1);
  if (canary.failed / views <= (maxRatio * others.failed) / others.views) return null;
  // If both failed equally often, the canary's share of the failures would be its share of the views.
  const chance = binomialTail(canary.failed, canary.failed + others.failed, views / (views + others.views));
  return chance < maxChance
    ? `${canary.failed} failures in ${canary.views} pages; live site: ${live.failed} in ${live.views}`
    : null;
}

function tooSlow(canary: Arm, live: Arm): string | null {
  if (canary.starts.length < minStarts || live.starts.length < minStarts) return null;
  const [slow, usual] = [medianOf(canary.starts), medianOf(live.starts)];
  if (slow - usual < Math.max(minDelay, usual / 10)) return null;
  return rankSumScore(canary.starts, live.starts) > minScore
    ? `starts in ${Math.round(slow)} ms; live site: ${Math.round(usual)} ms`
    : null;
}

/** Probability of at least `count` successes in `trials`. */
function binomialTail(count: number, trials: number, probability: number): number {
  let logChoose = 0;
  let sum = 0;
  for (let successes = 0; successes <= trials; successes += 1) {
    if (successes > 0) logChoose += Math.log((trials - successes + 1) / successes);
    if (successes < count) continue;
    sum += Math.exp(
      logChoose + successes * Math.log(probability) + (trials - successes) * Math.log1p(-probability),
    );
  }
  return sum;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
