import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EvidenceReport } from '@emberclutch/contract/site/evidence.ts';

const edge = join(import.meta.dirname, '..');
const page = readFileSync(join(edge, '../../host/content/privacy.md'), 'utf8');
const sources = readdirSync(edge, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(edge, file), 'utf8'))
  .join('\n');

it('the privacy page names the one cookie of the edge', () => {
  const cookies = new Set(
    Array.from(sources.matchAll(/['`]__Host-emberclutch_(\w+)/g), ([, name = '']) => name),
  );

  expect([...cookies]).toEqual(['variant']);
  expect(page).toContain('**Another version of the site.**');
});

it('the privacy page describes what pages report', () => {
  const members = Object.keys(EvidenceReport.shape);

  // A new field of a report has to be described on the page.
  expect(members.toSorted()).toEqual(['failures', 'loads', 'page', 'vitals']);
  expect(page).toContain(
    'which version they loaded, how fast they were, and where a script failed: the kind of page',
  );
});
