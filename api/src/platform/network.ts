import ipaddr from 'ipaddr.js';

const IPV6_BITS = 64;

/** Removes a port, as some proxies append it: `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** A network as the log and the list of sessions have it: of IPv4 without the last number, so that it is nobody's own address. */
export function coarseNetwork(network: string): string {
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
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
