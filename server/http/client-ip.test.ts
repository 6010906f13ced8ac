import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { silentLog } from '../core/log.ts';
import { testConfig } from '../testing/app.ts';
import { addressList } from '../core/address-list.ts';
import { clientIp, networksOf } from './client-ip.ts';
import type { AppEnv } from '../core/env.ts';

function counter(trusted?: string, hops = 0) {
  const config = testConfig({
    trustedProxies: trusted === undefined ? undefined : addressList(trusted.split(',')),
    trustedProxyHops: hops,
  });
  const log = { ...silentLog, warn: vi.fn() };
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientIp(c, { config, log })));
  const addressOf = async (peer: string, forwarded: string | undefined) => {
    const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
    const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    return response.text();
  };
  return { addressOf, log };
}

const ours = '10.0.0.1';
test.each<[string, string | undefined, peer: string, forwarded: string | undefined, string]>([
  ['the peer, when no proxy is trusted', undefined, '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['the peer, when it is not a trusted proxy', ours, '10.0.0.2', '1.1.1.1', '10.0.0.2'],
  ['the peer, when the proxy forwards nothing', ours, ours, undefined, ours],
  ['the address that a trusted proxy saw', '10.0.0.0/8', ours, '8.8.8.8, 10.0.0.7, 1.1.1.1', '1.1.1.1'],
  [
    'the right-most address that is not a proxy',
    '10.0.0.0/8, 192.0.2.1',
    ours,
    '8.8.8.8, 1.1.1.1, 192.0.2.1, 10.3.2.1',
    '1.1.1.1',
  ],
  ['the outermost proxy, when all are trusted', '10.0.0.0/8', ours, '10.0.0.9', '10.0.0.9'],
  ['the last proxy, when the caller sent no address', '10.0.0.0/8', ours, 'me-1234, 10.0.0.9', '10.0.0.9'],
  ['an address with its port', ours, ours, '1.1.1.1:5123', '1.1.1.1'],
  ['an IPv6 address', 'fd00::/8', 'fd00::1', '[2001:db8:1:2:3::1]:443', '2001:db8:1:2:3::1'],
  ['a mapped IPv4 peer', '10.0.0.0/8', `::ffff:${ours}`, '::ffff:1.1.1.1', '1.1.1.1'],
])('counts %s', async (_, trusted, peer, forwarded, address) => {
  expect(await counter(trusted).addressOf(peer, forwarded)).toBe(address);
});

test('reads no more entries than there are proxies', async () => {
  const { addressOf } = counter('10.0.0.0/8', 1);
  expect(await addressOf('10.0.0.1', '1.1.1.1, 10.0.0.9')).toBe('10.0.0.9');
});

test('warns once of a forwarded address from somebody who is not trusted', async () => {
  const { addressOf, log } = counter('10.0.0.1');
  await addressOf('10.0.0.1', '1.1.1.1');
  expect(log.warn).not.toHaveBeenCalled();
  await addressOf('10.0.0.2', '1.1.1.1');
  await addressOf('10.0.0.3', '1.1.1.1');
  expect(log.warn.mock.calls).toEqual([
    [{ peer: '10.0.0.2' }, 'X-Forwarded-For is ignored: its sender is not in TRUSTED_PROXIES'],
  ]);
});

test.each([
  ['1.2.3.4', ['1.2.3.4']],
  ['2001:db8:1:2:3::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:ab34::1', ['2001:db8:1:ab34::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  // Spellings of one address.
  ['2001:0DB8:0001:AB34:0:0:0:1', ['2001:db8:1:ab34::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['unknown', ['unknown']],
])('%s belongs to %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
