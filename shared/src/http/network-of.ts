import ipaddr from 'ipaddr.js';

/**
 * Whom rate limits count as one: an IPv4 address, also where IPv6 maps it, and of IPv6 the network of 64 bits, since a
 * single household or machine has all of one. Text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`);
  return `${network.toString()}/64`;
}
