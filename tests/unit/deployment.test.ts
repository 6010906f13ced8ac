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

test('A10: nginx counts the /64 of an IPv6 address, which one household has, and whole IPv4 addresses', () => {
  const config = readSource('deploy/nginx.conf');
  const [, pattern = ''] =
    /^map \$binary_remote_addr \$norholt_network \{\n {2}default \$binary_remote_addr;\n {2}"~\(\?s\)(.*)" \$prefix;\n\}/m.exec(
      config,
    ) ?? [];
  expect(config).toMatch(/^limit_conn_zone \$norholt_network zone=norholt_addresses:/m);
  expect(config).not.toMatch(/limit_conn_zone \$binary_remote_addr/);
  const prefix = new RegExp(pattern, 's');
  const networkOf = (hex: string) => {
    const address = Buffer.from(hex, 'hex').toString('latin1');
    return Buffer.from(prefix.exec(address)?.groups?.['prefix'] ?? address, 'latin1').toString('hex');
  };
  // One byte is a line feed.
  expect(networkOf('20010db80a010002ffffffffffffffff')).toBe('20010db80a010002');
  expect(networkOf('20010db80a0100020000000000000001')).toBe('20010db80a010002');
  expect(networkOf('20010db80a0100030000000000000001')).toBe('20010db80a010003');
  expect(networkOf('cb007109')).toBe('cb007109');
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
