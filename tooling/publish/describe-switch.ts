import type { CandidateChange, ListedSwitch, Candidate } from '@emberclutch/contract/site/publishing.ts';

/** Describes a switch, limited to `onlyApp` unless it is null. @returns null for a switch that did not concern the app */
export function describeSwitch(entry: ListedSwitch, onlyApp: string | null): string | null {
  const changes = entry.changes.filter(({ app }) => onlyApp === null || app === onlyApp);
  const candidates = entry.candidates.filter(({ apps }) => onlyApp === null || onlyApp in apps);
  if (onlyApp !== null && changes.length + candidates.length === 0) return null;
  const { number, position, action, at, until, by, commit, changedSettings } = entry;
  const actionName = action === 'rollback' && position !== number ? `rollback to ${position}` : action;
  const end = until === null ? 'live' : `until ${formatTime(until)}`;
  return [
    `switch ${number}   from ${formatTime(at)}, ${end}   ${actionName} by ${by ?? 'unknown user'}, commit ${commit ?? 'unknown'}`,
    ...changes.map(({ app, from, to }) => `  ${app} ${from ?? 'new'} -> ${to ?? 'retired'}`),
    ...candidates.map((change) => `  ${describeCandidateChange(change)}`),
    ...(changedSettings.length > 0 ? [`  settings: ${changedSettings.join(', ')}`] : []),
  ].join('\n');
}

const describeCandidateChange = ({ change, reason, ...candidate }: CandidateChange): string =>
  `${describeCandidate(candidate)} ${change}${reason === undefined ? '' : `: ${reason}`}`;

/** Formats a time in UTC, to the second. */
const formatTime = (seconds: number) => `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`;

/** Describes a candidate in one line, such as `canary of 5 %: remote-hatchery 1.8.5-0a1b2c3d4e`. */
export function describeCandidate({ share, apps }: Pick<Candidate, 'share' | 'apps'>): string {
  const versions = Object.entries(apps).map(([app, version]) => `${app} ${version}`);
  return `${share === null ? 'preview' : `canary of ${share} %`}: ${versions.join(', ')}`;
}
