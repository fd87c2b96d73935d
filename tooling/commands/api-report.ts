import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { composeApiReport, reportFile, composeReportTitle } from '../packages/api-report.ts';
import { runCommand } from './run-command.ts';

const usage = `api-report    records which modules and exports host and remotes share in the current version of shared/web`;

await runCommand(usage, async () => {
  const title = composeReportTitle();
  const report = `${title}\n${await composeApiReport()}`;
  const existingReport = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  if (existingReport.startsWith(`${title}\n`) && existingReport !== report)
    throw new Error(
      `${title.slice(2)} has another report already. Raise the version in shared/web/package.json: major if remotes can miss something, else minor. Delete the report first if that version was never released.`,
    );
  writeFileSync(reportFile, report);
});
