import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::6810:84e5'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '203.0.113.9'],
  ...['::', '::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', 'fec0::1'],
  // IPv4 addresses in IPv6: mapped, translated, 6to4 and Teredo.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001:0:7f00:1::', '2001:db8::1', '', 'localhost', '127.1'],
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));
