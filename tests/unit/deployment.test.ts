import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { filesIn, readSource } from './sources.ts';

test('every action of a workflow is pinned to a commit', () => {
  const actions = filesIn('.github/workflows').flatMap((file) => readSource(file).match(/uses: .*/g) ?? []);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('nginx answers unknown hosts nothing, and redirects to a host that it names', () => {
  const servers = readSource('deploy/nginx.conf')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers[0]).toMatch(/listen 80 default_server;[^}]*return 444;/);
  for (const server of servers) expect(server).not.toMatch(/return 30\d \S*\$(host|http_host)\b/);
});

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.optional(z.record(z.string(), z.unknown())),
      networks: z.optional(z.record(z.string(), z.nullable(z.object({ ipv4_address: z.string() })))),
    }),
  ),
});

test('the shop of compose trusts the address of its proxy alone', () => {
  const { services } = Compose.parse(parse(readSource('deploy/compose.yaml'), { merge: true }));
  const trusted = services.shop?.environment?.TRUSTED_PROXIES;
  expect(trusted).toBe(services.proxy?.networks?.default?.ipv4_address);
});

test('no image contains a file of settings', () => {
  const rules = readSource('deploy/Dockerfile.dockerignore').split('\n');
  expect(rules).toEqual(expect.arrayContaining(['.env', '.env.*', '**/.env', '**/.env.*']));
});
