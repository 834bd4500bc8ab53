import { remember } from '@ainsathi/contract/remember';
import ipaddr from 'ipaddr.js';

const IPV6_BITS = 64;
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** A network that counts, and how many times the points of one it has. */
export interface CountedNetwork {
  network: string;
  times: number;
}

/** Removes a port, as some proxies append it: `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** A network as the log and the list of sessions have it: of IPv4 without the last number, so that it is nobody's own address. */
export function coarseNetwork(network: string): string {
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

function ipv6Network(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
}

/** An IPv4 address, also written as IPv6, or the /64 of an IPv6 address, which one household has; `unknown` for anything else. */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipv6Network(parsed.toString(), IPV6_BITS);
}

/** A network, and around an IPv6 network the /56 and the /48, because one customer of a provider has them. */
export const networksAround = remember(10_000, (network): readonly CountedNetwork[] => {
  const itself = { network, times: 1 };
  if (!/^[\da-f:]+\/64$/.test(network)) return [itself];
  const address = network.slice(0, network.indexOf('/'));
  return [itself, ...WIDER.map(({ bits, times }) => ({ network: ipv6Network(address, bits), times }))];
});
