import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { Config } from '../config/config.ts';
import { familyOf } from '../core/address-list.ts';
import { networkWidths } from '../core/limits.ts';
import type { AppEnv } from '../core/env.ts';
import type { Log } from '../core/log.ts';

export interface ClientIpDeps {
  config: Pick<Config, 'trustedProxies' | 'trustedProxyHops'>;
  log: Log;
}

/** Whether an address is in TRUSTED_PROXIES. */
export const isTrustedProxy =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  (address: string): boolean => {
    const family = familyOf(address);
    return family !== null && (trustedProxies?.check(address, family) ?? false);
  };

/**
 * Returns the caller's IP address for rate limits: the peer of the connection or, behind trusted proxies, the
 * right-most address of X-Forwarded-For that is not a proxy.
 */
export function clientIp(c: Context<AppEnv>, { config, log }: ClientIpDeps): string {
  const { trustedProxyHops } = config;
  const isTrusted = isTrustedProxy(config);
  let address = normalizeAddress(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
  const header = c.req.header('x-forwarded-for');
  if (header === undefined) return address;
  if (!isTrusted(address)) {
    warnOnce({ config, log }, address);
    return address;
  }
  const forwarded = header.split(',').slice(trustedProxyHops === 0 ? 0 : -trustedProxyHops);
  for (const entry of forwarded.reverse()) {
    const next = normalizeAddress(entry.trim());
    // Our proxies write addresses only. A caller could send a different text with each request.
    if (familyOf(next) === null) break;
    address = next;
    if (!isTrusted(next)) break;
  }
  return address;
}

const warned = new WeakSet<ClientIpDeps['config']>();

/** Warns once per start, because each request through a proxy has the header. */
function warnOnce({ config, log }: ClientIpDeps, peer: string): void {
  if (warned.has(config)) return;
  warned.add(config);
  log.warn({ peer }, 'X-Forwarded-For is ignored: its sender is not in TRUSTED_PROXIES');
}

/** Removes a port, brackets and the prefix of an IPv4-mapped IPv6 address. */
export function normalizeAddress(address: string): string {
  const [, inBrackets, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  const bare = inBrackets ?? withPort ?? address;
  return /^::ffff:\d+\./i.test(bare) ? bare.slice(7) : bare;
}

/** Returns the networks that an address counts for: itself, or for IPv6 its /64, /56 and /48. */
export function networksOf(address: string): readonly string[] {
  if (!isIPv6(address)) return [address.slice(0, 64)];
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - front.length - back.length }, () => '0')
    : [];
  // One spelling of each address: proxies may write capitals and leading zeros.
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return networkWidths.map(({ bits }) => {
    const kept = groups.map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)));
    return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
  });
}
