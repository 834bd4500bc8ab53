import ipaddr from 'ipaddr.js';

const IPV6_BITS = 64;

/** Bits of an address that many people share. */
const COARSE_BITS = { ipv4: 24, ipv6: 48 } as const;

/** Removes a port, as some proxies append it: `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/**
 * The network that an address counts for: an IPv4 address itself, also where it is written as IPv6, and the /64 of an
 * IPv6 address, because one household or phone has all of them. Anything else counts as one network `unknown`.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}

/** The part of a network that is stored with sign-ins: a /24 or /48, which many people share. Null for an unknown one. */
export function coarseNetworkOf(network: string): string | null {
  const [address = ''] = network.split('/');
  if (!ipaddr.isValid(address)) return null;
  const { IPv4, IPv6 } = ipaddr;
  return IPv4.isValid(address)
    ? `${IPv4.networkAddressFromCIDR(`${address}/${COARSE_BITS.ipv4}`).toString()}/${COARSE_BITS.ipv4}`
    : `${IPv6.networkAddressFromCIDR(`${address}/${COARSE_BITS.ipv6}`).toString()}/${COARSE_BITS.ipv6}`;
}
