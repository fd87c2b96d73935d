#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const usage = `Usage, in the folder of a remote:
  remote-kit dev --site <url>       serve the remote from source for a running site
  remote-kit test [jest options]    check types and run the tests of the remote
  remote-kit build --site <url>     build the remote into dist
  remote-kit release --site <url>   build the remote, send it to the site with RELEASE_TOKEN, and make it live;
                                    --canary 5% for a share of the visitors, --preview for visitors with a link`;

/** Loads settings of this remote, such as `RELEASE_TOKEN`. Variables of the shell take precedence. */
if (existsSync('.env')) process.loadEnvFile('.env');

const [command = '', ...commandArgs] = process.argv.slice(2);
try {
  await runCommand();
} catch (error) {
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
  process.exitCode = 1;
}

/** Loads only the modules of the command, and runs it. */
async function runCommand(): Promise<void> {
  switch (command) {
    case 'dev':
      return (await import('./serve-remote.ts')).serveRemote(requireSite(parseOptions(commandArgs)));
    case 'test':
      return (await import('./run-remote-tests.ts')).runRemoteTests(commandArgs);
    case 'build':
      return (await import('./build.ts')).build(parseOptions(commandArgs));
    case 'release':
      return (await import('./release.ts')).release(requireSite(parseOptions(commandArgs)));
    default:
      throw new Error(usage);
  }
}

/** Parses the options of a command. The site is the value of `--site`, or SITE_URL. */
function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: process.env.SITE_URL ?? '' },
      port: { type: 'string', default: '3101' },
      again: { type: 'boolean', default: false },
      canary: { type: 'string' },
      preview: { type: 'boolean', default: false },
    },
  });
  const { again, canary, preview } = values;
  return { site: parseSite(values.site), port: parsePort(values.port), again, canary, preview };
}

/** @returns the URL of the site without a trailing slash; null without a site */
function parseSite(address: string): string | null {
  if (address === '') return null;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${address}" is not the address of a site.`);
  return url.href.replace(/\/$/, '');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${value}" is not a port.`);
  return port;
}

function requireSite(options: ReturnType<typeof parseOptions>) {
  if (options.site === null)
    throw new Error('Name the site: --site https://..., or SITE_URL in the environment or in .env.');
  return { ...options, site: options.site };
}
