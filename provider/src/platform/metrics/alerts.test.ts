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

/** Each metric that an expression reads, with the names of the labels that it selects by. */
const findMetrics = (expr: string) =>
  Array.from(expr.matchAll(/\b(emberclutch_\w+|up)\b(?:\{([^}]*)\})?/g), ([, name = '', labels = '']) => ({
    // A histogram is reported as three series.
    name: name.replace(/_(bucket|count|sum)$/, ''),
    labels: Array.from(labels.matchAll(/(\w+)\s*[!=]/g), ([, label = '']) => label),
  }));

/** The labels of each metric of provider and edge, by its name. */
function readDeclaredMetrics(): Map<string, string[]> {
  const sources = [
    join(import.meta.dirname, '../..'),
    join(import.meta.dirname, '../../../../edge/src'),
  ].flatMap(readSources);
  const declaration =
    /(?:\.(?:gauge|histogram)|new (?:Counter|Gauge|Histogram))\(\{\s*name: '(\w+)',([^}]*?)(?:collect|\}\))/g;
  const text = sources.join('\n');
  const declared = new Map(
    Array.from(text.matchAll(declaration), ([, name = '', rest = '']) => [
      name,
      Array.from(
        /labelNames: \[([^\]]*)\]/.exec(rest)?.[1]?.matchAll(/'(\w+)'/g) ?? [],
        ([, label = '']) => label,
      ),
    ]),
  );
  // The keys of `addDatabaseGauges`.
  for (const [, name = ''] of text.matchAll(/\b(emberclutch_\w+):\s/g)) declared.set(name, ['state']);
  return declared;
}

const readSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

it('names only existing metrics of provider and edge, with existing labels', () => {
  const declared = readDeclaredMetrics();
  expect(declared.get('emberclutch_request_seconds')).toEqual(['route', 'method', 'status']);
  expect(declared.get('emberclutch_app_failures_total')).toEqual(['app', 'version', 'kind']);
  expect(declared.size).toBeGreaterThan(10);

  const unknown = rules.flatMap(({ alert, expr }) =>
    findMetrics(expr).flatMap(({ name, labels }) => {
      const known = name === 'up' ? ['job'] : declared.get(name);
      return known && labels.every((label) => known.includes(label)) ? [] : [`${alert}: ${name}`];
    }),
  );

  expect(unknown).toEqual([]);
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
  const read = new Set(rules.flatMap(({ expr }) => findMetrics(expr).map(({ name }) => name)));
  const ofPages = [...readDeclaredMetrics().keys()].filter((name) =>
    /_(app|web|layout|evidence)_/.test(name),
  );

  expect(ofPages).toHaveLength(5);
  expect(ofPages.filter((name) => !read.has(name))).toEqual([]);
});

it('says in each rule how urgent it is and what to do', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, labels, annotations } of rules) {
    expect([alert, findMetrics(expr).length]).not.toEqual([alert, 0]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) });
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
