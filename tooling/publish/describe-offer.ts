import type { CandidateResult } from '@emberclutch/contract/site/publishing.ts';
import { describeCandidate } from './describe-candidate.ts';

/** What a publisher reads of a candidate. @param site its address, without a slash at the end */
export const describeOffer = ({ candidate, notes }: CandidateResult, site: string): string =>
  [describeCandidate(candidate), `Open it at ${site}/?preview=${candidate.id}`, ...notes].join('\n');
