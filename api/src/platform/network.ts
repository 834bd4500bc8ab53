import { remember } from '@ainsathi/contract/remember';
import ipaddr from 'ipaddr.js';

const IPV6_BITS = 64;
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** A network, and how many times the points of a single network it has. */
export interface CountedNetwork {
  network: string;
  times: number;
}

/** Some proxies append a port: `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** For the log and the list of sessions: IPv4 without its last number, so that it is nobody's own address. */
export function coarseNetwork(network: string): string {
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

function ipv6Network(address: string, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
}

/** An IPv4 address, also mapped into IPv6, or the /64 of an IPv6 address, which belongs to one household; `unknown` otherwise. */
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
