import type { AppChange, CandidateChange, ListedSwitch } from '@emberclutch/contract/site/publishing.ts';
import { describeCandidate } from './describe-candidate.ts';

/** Describes a switch in lines of text. @param changes the changes to list */
export function describeSwitch(entry: ListedSwitch, changes: readonly AppChange[]): string {
  const { number, position, action, at, until, by, commit, changedSettings } = entry;
  const what = action === 'rollback' && position !== number ? `rollback to ${position}` : action;
  const end = until === null ? 'live' : `until ${timeOf(until)}`;
  return [
    `switch ${number}   from ${timeOf(at)}, ${end}   ${what} by ${by ?? 'unknown user'}, commit ${commit ?? 'unknown'}`,
    ...changes.map(({ app, from, to }) => `  ${app} ${from ?? 'new'} -> ${to ?? 'retired'}`),
    ...entry.candidates.map((change) => `  ${describeCandidateChange(change)}`),
    ...(changedSettings.length > 0 ? [`  settings: ${changedSettings.join(', ')}`] : []),
  ].join('\n');
}

const describeCandidateChange = ({ change, reason, ...candidate }: CandidateChange): string =>
  `${describeCandidate(candidate)} ${change}${reason === undefined ? '' : `: ${reason}`}`;

/** UTC, to the second. */
const timeOf = (seconds: number) => `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`;
