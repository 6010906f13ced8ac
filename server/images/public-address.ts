import { addressList, familyOf } from '../core/address-list.ts';

/** What is not reachable by everybody, of the registries of special-purpose addresses of IANA, with multicast and reserved ones. */
const special = addressList([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);

/** Everything else of IPv6 is local, multicast, reserved, or an IPv4 address in another form. */
const globalUnicast = addressList(['2000::/3']);

/** Whether an IP address belongs to a machine that everybody can reach. False for a text that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  // A zone is of a link.
  if (family === null || address.includes('%')) return false;
  return (family === 'ipv4' || globalUnicast.check(address, family)) && !special.check(address, family);
}
