import { BlockList, isIP } from 'node:net';

/**
 * Parses IP addresses and CIDR ranges. Throws `RangeError` for an invalid entry and for a range that contains every
 * address.
 */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries.map((text) => text.trim()).filter((text) => text !== '')) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = familyOf(address);
    const isRange = prefix !== undefined && /^\d{1,3}$/.test(prefix) && prefix !== '0';
    if (family === null || more.length > 0 || (prefix !== undefined && !isRange)) {
      throw new RangeError(`${entry} is neither an IP address nor a range`);
    }
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Returns null when the text is not an IP address. */
export function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6';
}
