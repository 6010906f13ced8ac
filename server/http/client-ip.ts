import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { AppEnv } from './env.ts';

/**
 * The caller's address for counting: behind `hops` proxies of our own, the one that the outermost of
 * them saw; whatever a caller wrote to its left is not believed. An IPv6 address counts as its /64,
 * which is what one household has.
 */
export function clientIp(c: Context<AppEnv>, hops: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return grouped(peer);
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return grouped(forwarded.at(-hops) ?? peer);
}

function grouped(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
