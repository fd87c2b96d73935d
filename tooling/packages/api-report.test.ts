import { readFileSync } from 'node:fs';
import { apiReport, reportFile, reportTitle } from './api-report.ts';

it('lists what host and remotes share in this version of shared/web', async () => {
  const report = `${reportTitle()}\n${await apiReport()}`;

  // A change needs a new version: raise it in shared/web/package.json and run `npx pnpm@12 api-report`.
  expect(report).toBe(readFileSync(reportFile, 'utf8'));
  expect(report).toContain('export declare function setSession(');
  expect(report).toContain('export interface UsableRoutes');
});
