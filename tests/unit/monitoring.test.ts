import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { createMetrics } from '#server/metrics/metrics.ts';
import { findProgram } from '../install-debian-package.ts';
import { readSource } from './sources.ts';

const folder = 'deploy/monitoring';

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), reason: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = Alerts.parse(parse(readSource(`${folder}/alerts.yaml`))).groups.flatMap(({ rules }) => rules);

const AlertTests = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      promql_expr_test: z.array(
        z.object({ exp_samples: z.optional(z.array(z.object({ labels: z.string() }))) }),
      ),
    }),
  ),
});

const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const panels = Dashboard.parse(JSON.parse(readSource(`${folder}/dashboard.json`))).panels;

const metrics = createMetrics(
  {
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    query: () => Promise.resolve({ rows: [], rowCount: 0 }),
  },
  { withProcess: true },
);
const exposed = await metrics.read();

/** The names of all series, Prometheus's own `up`, and those of its node and blackbox exporters. */
const series = new Set([
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
  ...[...exposed.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
]);

const operators = new Set(['and', 'or', 'unless']);

/** The names in a PromQL query that are no function, operator or label. */
const seriesIn = (query: string): string[] =>
  [
    ...query
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
      .matchAll(/[a-z_]\w*\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !operators.has(name));

const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test.each(queries)('%s queries known metrics', (_, query) => {
  const names = seriesIn(query);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !series.has(name))).toEqual([]);
});

test('each alert links to its recipe', () => {
  const recipes = [...readSource('docs/incidents.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(recipes).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook).toBe(`docs/incidents.md#${alert.toLowerCase()}`);
  }
});

test('each alert has a test in which it is silent and then fires', () => {
  const { tests } = AlertTests.parse(parse(readSource(`${folder}/alerts.test.yaml`)));
  const firing = tests.map(({ name, promql_expr_test: evaluations }) => [
    name,
    ...evaluations.map(({ exp_samples: samples = [] }) =>
      samples.map(({ labels }) => /alertname="(\w+)"/.exec(labels)?.[1]),
    ),
  ]);
  expect(firing).toEqual(alerts.map(({ alert }) => [alert, [], [alert]]));
});

const promtool = findProgram('promtool', 'prometheus');

describe.skipIf(promtool === undefined)('promtool', () => {
  const run = (args: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { input, encoding: 'utf8' });
    return status === 0 ? 'passed' : stdout + stderr;
  };

  test('accepts the metrics', () => {
    expect(run(['check', 'metrics'], exposed)).toBe('passed');
  });

  test('accepts the alert rules and passes their tests', () => {
    expect(run(['check', 'rules', `${folder}/alerts.yaml`])).toBe('passed');
    expect(run(['test', 'rules', `${folder}/alerts.test.yaml`])).toBe('passed');
  });
});
