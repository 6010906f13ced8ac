import type { Context } from 'hono';
import { isIPv6 } from 'node:net';
import type { Deps } from '../deps.ts';
import { familyOf } from './address-list.ts';
import type { AppEnv } from './env.ts';

type Settings = Pick<Deps, 'config' | 'log'>;

/**
 * The caller's address for counting: the peer of the connection, or behind trusted proxies the right-most address
 * of X-Forwarded-For that is not one of theirs. An IPv6 address counts as its /64, which is what one household has.
 */
export function clientIp(c: Context<AppEnv>, { config, log }: Settings): string {
  const { trustedProxies, trustedProxyHops } = config;
  const isTrusted = (address: string) => {
    const family = familyOf(address);
    return family !== null && (trustedProxies?.check(address, family) ?? false);
  };
  let address = plain(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
  const header = c.req.header('x-forwarded-for');
  if (header === undefined) return grouped(address);
  if (!isTrusted(address)) {
    warnOnce({ config, log }, address);
    return grouped(address);
  }
  const forwarded = header.split(',').slice(trustedProxyHops === 0 ? 0 : -trustedProxyHops);
  for (const entry of forwarded.reverse()) {
    const next = plain(entry.trim());
    // What is no address was not written by a proxy of ours: a caller could write another one in each request.
    if (familyOf(next) === null) break;
    address = next;
    if (!isTrusted(next)) break;
  }
  return grouped(address);
}

const warned = new WeakSet<Settings['config']>();

/** One line for each start: every request of a forgotten proxy brings the header. */
function warnOnce({ config, log }: Settings, peer: string): void {
  if (warned.has(config)) return;
  warned.add(config);
  log.warn({ peer }, 'X-Forwarded-For is ignored: its sender is not in TRUSTED_PROXIES');
}

/** Without what some proxies and the system put around an address: a port, brackets, the prefix of a mapped IPv4. */
function plain(address: string): string {
  const [, inBrackets, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  const bare = inBrackets ?? withPort ?? address;
  return /^::ffff:\d+\./i.test(bare) ? bare.slice(7) : bare;
}

function grouped(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - front.length - back.length }, () => '0')
    : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
