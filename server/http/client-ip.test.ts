import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { silentLog } from '../core/log.ts';
import { testConfig } from '../testing/app.ts';
import { addressList } from '../core/address-list.ts';
import { clientIp } from './client-ip.ts';
import type { AppEnv } from '../core/env.ts';

interface Sent {
  peer: string;
  forwarded?: string;
}

function counter(trusted?: string, hops = 0) {
  const config = testConfig({
    trustedProxies: trusted === undefined ? undefined : addressList(trusted.split(',')),
    trustedProxyHops: hops,
  });
  const log = { ...silentLog, warn: vi.fn() };
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientIp(c, { config, log })));
  const addressOf = async ({ peer, forwarded }: Sent) => {
    const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
    const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    return response.text();
  };
  return { addressOf, log };
}

test.each<[string, string | undefined, Sent, string]>([
  ['the peer, when no proxy is trusted', undefined, { peer: '9.9.9.9', forwarded: '1.1.1.1' }, '9.9.9.9'],
  [
    'the peer, when it is not a trusted proxy',
    '10.0.0.1',
    { peer: '10.0.0.2', forwarded: '1.1.1.1' },
    '10.0.0.2',
  ],
  ['the peer, when the proxy says nothing', '10.0.0.1', { peer: '10.0.0.1' }, '10.0.0.1'],
  ['what a trusted proxy saw', '10.0.0.0/8', { peer: '10.0.0.1', forwarded: '1.1.1.1' }, '1.1.1.1'],
  [
    'what a trusted proxy saw, not what the caller wrote before it',
    '10.0.0.0/8',
    { peer: '10.0.0.1', forwarded: '8.8.8.8, 10.0.0.7, 1.1.1.1' },
    '1.1.1.1',
  ],
  [
    'the right-most address that is no proxy of ours',
    '10.0.0.0/8, 192.0.2.1',
    { peer: '10.0.0.1', forwarded: '8.8.8.8, 1.1.1.1, 192.0.2.1, 10.3.2.1' },
    '1.1.1.1',
  ],
  [
    'the outermost proxy, when all are ours',
    '10.0.0.0/8',
    { peer: '10.0.0.1', forwarded: '10.0.0.9' },
    '10.0.0.9',
  ],
  [
    'the last proxy, when a caller wrote something else than an address',
    '10.0.0.0/8',
    { peer: '10.0.0.1', forwarded: 'me-1234, 10.0.0.9' },
    '10.0.0.9',
  ],
  ['an address with its port', '10.0.0.1', { peer: '10.0.0.1', forwarded: '1.1.1.1:5123' }, '1.1.1.1'],
  [
    'IPv6 as its /64',
    'fd00::/8',
    { peer: 'fd00::1', forwarded: '[2001:db8:1:2:3::1]:443' },
    '2001:db8:1:2::/64',
  ],
  ['a mapped IPv4 peer', '10.0.0.0/8', { peer: '::ffff:10.0.0.1', forwarded: '::ffff:1.1.1.1' }, '1.1.1.1'],
])('counts %s', async (_, trusted, sent, address) => {
  expect(await counter(trusted).addressOf(sent)).toBe(address);
});

test('reads no more entries than there are proxies', async () => {
  const { addressOf } = counter('10.0.0.0/8', 1);
  expect(await addressOf({ peer: '10.0.0.1', forwarded: '1.1.1.1, 10.0.0.9' })).toBe('10.0.0.9');
});

test('warns once of a forwarded address from somebody who is not trusted', async () => {
  const { addressOf, log } = counter('10.0.0.1');
  await addressOf({ peer: '10.0.0.1', forwarded: '1.1.1.1' });
  expect(log.warn).not.toHaveBeenCalled();
  await addressOf({ peer: '10.0.0.2', forwarded: '1.1.1.1' });
  await addressOf({ peer: '10.0.0.3', forwarded: '1.1.1.1' });
  expect(log.warn.mock.calls).toEqual([
    [{ peer: '10.0.0.2' }, 'X-Forwarded-For is ignored: its sender is not in TRUSTED_PROXIES'],
  ]);
});
