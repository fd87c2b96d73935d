import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

it('the document states the correct count of each verdict in the ASVS table', () => {
  const text = readFileSync(join(workspaceRoot, 'docs/asvs.md'), 'utf8');
  const verdicts = [...text.matchAll(/^\| \d+\.\d+\.\d+ +\| \*{0,2}(\w+)/gm)].map(([, verdict]) => verdict);
  const count = (verdict: string) => verdicts.filter((other) => other === verdict).length;

  expect(text).toContain(
    `(${verdicts.length} rows: ${count('met')} met, ${count('absent')} about things that do not exist here, ${count('operator')} of the operator, ${count('open')} open)`,
  );
});
