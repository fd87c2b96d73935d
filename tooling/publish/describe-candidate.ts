import type { Candidate } from '@emberclutch/contract/site/publishing.ts';

/** `canary of 5 %: remote-hatchery 1.8.5-0a1b2c3d4e` */
export function describeCandidate({ share, apps }: Pick<Candidate, 'share' | 'apps'>): string {
  const versions = Object.entries(apps).map(([app, version]) => `${app} ${version}`);
  return `${share === null ? 'preview' : `canary of ${share} %`}: ${versions.join(', ')}`;
}
