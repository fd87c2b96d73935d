import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asOperator } from '../../testing/open-test-provider.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

const path = join(import.meta.dirname, '../../../../docs/alerts.yaml');
const { groups } = parse(readFileSync(path, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Finds each metric that an expression reads, with the names of the labels by which it selects. */
const findMetrics = (expr: string) =>
  Array.from(expr.matchAll(/\b(emberclutch_\w+|up)\b(?:\{([^}]*)\})?/g), ([, name = '', labels = '']) => ({
    // A histogram is reported as three series.
    name: name.replace(/_(bucket|count|sum)$/, ''),
    labels: Array.from(labels.matchAll(/(\w+)\s*[!=]/g), ([, label = '']) => label),
  }));

/** @returns the labels of each metric of provider and edge, by the metric's name */
function readDeclaredMetrics(): Map<string, string[]> {
  const sources = [
    join(import.meta.dirname, '../..'),
    join(import.meta.dirname, '../../../../edge/src'),
  ].flatMap(readSources);
  const declaration =
    /(?:\.create(?:Gauge|Histogram)|new (?:Counter|Gauge|Histogram))\(\{\s*name: '(\w+)',([^}]*?)(?:collect|\}\))/g;
  const text = sources.join('\n');
  const declaredMetrics = new Map(
    Array.from(text.matchAll(declaration), ([, name = '', otherOptions = '']) => [
      name,
      Array.from(
        /labelNames: \[([^\]]*)\]/.exec(otherOptions)?.[1]?.matchAll(/'(\w+)'/g) ?? [],
        ([, label = '']) => label,
      ),
    ]),
  );
  // The keys of `addDatabaseGauges`.
  for (const [, name = ''] of text.matchAll(/\b(emberclutch_\w+):\s/g)) declaredMetrics.set(name, ['state']);
  return declaredMetrics;
}

const readSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

it('names only existing metrics of provider and edge, with existing labels', () => {
  const declaredMetrics = readDeclaredMetrics();
  expect(declaredMetrics.get('emberclutch_request_seconds')).toEqual(['route', 'method', 'status']);
  expect(declaredMetrics.get('emberclutch_app_failures_total')).toEqual(['app', 'version', 'kind']);
  expect(declaredMetrics.size).toBeGreaterThan(10);

  const unknownMetrics = rules.flatMap(({ alert, expr }) =>
    findMetrics(expr).flatMap(({ name, labels }) => {
      const knownLabels = name === 'up' ? ['job'] : declaredMetrics.get(name);
      return knownLabels && labels.every((label) => knownLabels.includes(label)) ? [] : [`${alert}: ${name}`];
    }),
  );

  expect(unknownMetrics).toEqual([]);
});

it('selects existing routes of the provider, and jobs by their names', async () => {
  const world = await openStripeSales();
  for (const url of ['/v1/eggs/spawn/lock', '/v1/stripe/webhook']) await world.post(url, {});
  world.provider.start();
  const { body } = await world.get('/metrics', asOperator);
  const expressions = rules.map(({ expr }) => expr).join('\n');

  for (const [, route] of expressions.matchAll(/(route="[^"]+")/g)) expect(body).toContain(route);
  for (const [, jobs = ''] of expressions.matchAll(/job!~"([^"]+)"/g))
    for (const job of jobs.split('|')) expect(body).toContain(`emberclutch_job_idle_seconds{job="${job}"}`);
  await world.close();
});

it('has a rule for each metric about pages', () => {
  const readMetrics = new Set(rules.flatMap(({ expr }) => findMetrics(expr).map(({ name }) => name)));
  const pageMetrics = [...readDeclaredMetrics().keys()].filter((name) =>
    /_(app|web|layout|evidence)_/.test(name),
  );

  expect(pageMetrics).toHaveLength(5);
  expect(pageMetrics.filter((name) => !readMetrics.has(name))).toEqual([]);
});

it('states in each rule how urgent it is and what to do', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, labels, annotations } of rules) {
    expect([alert, findMetrics(expr).length]).not.toEqual([alert, 0]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) });
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
