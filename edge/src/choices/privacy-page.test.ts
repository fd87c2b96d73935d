import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EvidenceReport } from '@emberclutch/contract/site/evidence.ts';

const edge = join(import.meta.dirname, '..');
const page = readFileSync(join(edge, '../../host/content/privacy.md'), 'utf8');
const sources = readdirSync(edge, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(edge, file), 'utf8'))
  .join('\n');

/** How the privacy page names each cookie of the edge. */
const cookies: Record<string, string> = {
  overrides: '**A trial of another version.**',
  composition: '**A version that some get first.**',
};

it('finds every cookie of the edge on the privacy page', () => {
  const set = new Set(Array.from(sources.matchAll(/siteCookieName\('(\w+)'/g), ([, name = '']) => name));

  expect([...set].toSorted()).toEqual(Object.keys(cookies).toSorted());
  for (const sentence of Object.values(cookies)) expect(page).toContain(sentence);
});

it('finds on the privacy page what pages report', () => {
  const members = Object.keys(EvidenceReport.shape);

  // A new member of a report needs words on the page.
  expect(members.toSorted()).toEqual(['failures', 'loads', 'page', 'vitals']);
  expect(page).toContain(
    'which version they loaded, how fast they were, and where a script failed: the kind of page',
  );
});
