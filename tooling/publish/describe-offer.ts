import type { CandidateResult } from '@emberclutch/contract/site/publishing.ts';
import { describeCandidate } from './describe-candidate.ts';

/** Describes a candidate for a publisher. @param site its address, without a slash at the end */
export const describeOffer = ({ candidate, notes }: CandidateResult, site: string): string =>
  [describeCandidate(candidate), `Open it at ${site}/?preview=${candidate.id}`, ...notes].join('\n');
