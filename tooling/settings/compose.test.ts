import { variables as edgeVariables } from '@emberclutch/edge/settings.ts';
import { variables as providerVariables } from '@emberclutch/provider/config/config.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

const readText = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** Settings that the image or the topology of compose.yaml determines, and settings that only an embedded world has. */
const fixedSettings = [
  'HOST',
  'DATA_DIR',
  'SITE_DIR',
  'PROVIDER_URL',
  'DATABASE_URL',
  'DRAIN_SECONDS',
  'MAIL',
  'ACCEPT_LOST_SALES',
  'WORLD_SEED',
  'WORLD_SALES',
];

const names = [...new Set([...Object.keys(edgeVariables), ...Object.keys(providerVariables)])];

it.each(names.filter((name) => !fixedSettings.includes(name)))('compose.yaml passes %s', (name) => {
  expect(readText('compose.yaml')).toContain(`\${${name}:-`);
});

it.each(
  Object.keys(edgeVariables).filter((name) => name.startsWith('SITE_') && !name.match(/^SITE_(DIR|STORE)$/)),
)('an image can be built with another %s', (name) => {
  expect(readText('Dockerfile')).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
});
