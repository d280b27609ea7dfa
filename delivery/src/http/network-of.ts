import { isIPv6 } from 'node:net';

/**
 * Who is counted as one, as the api counts (api/src/network-of.ts): an IPv4 address, also where IPv6 maps it, and of
 * IPv6 the network of 64 bits.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short);
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = [], tail = []] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** The two bytes of a group of IPv6. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
