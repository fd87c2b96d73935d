import { readFileSync } from 'node:fs';
import { composeApiReport, reportFile, composeReportTitle } from './api-report.ts';

it('the report lists the exports that host and remotes share in this version of shared/web', async () => {
  const report = `${composeReportTitle()}\n${await composeApiReport()}`;

  // A change needs a new version: raise it in shared/web/package.json and run `npx pnpm@12 api-report`.
  expect(report).toBe(readFileSync(reportFile, 'utf8'));
  expect(report).toContain('export declare function setSession(');
  expect(report).toContain('export interface UsableRoutes');
});
