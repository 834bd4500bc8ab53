import { readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import path from 'node:path';

const page = readFileSync(path.resolve(__dirname, '../docs/operating.md'), 'utf8');
const ranges = [...page.matchAll(/^denied-peer-ip=(\S+)$/gm)].map(([, range = '']) => range);
/** IPv4 within IPv6; a `BlockList` takes it for all of IPv4. */
const MAPPED = '::ffff:0:0-::ffff:ffff:ffff';

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
const denied = new BlockList();
for (const range of ranges.filter((text) => text !== MAPPED)) {
  const [first = '', last = first] = range.split('-');
  denied.addRange(first, last, family(first));
}
const deniedOf = (addresses: string) =>
  addresses.split(/\s+/).map((address) => denied.check(address, family(address)));

describe('the relay of docs/operating.md', () => {
  it.each([
    '0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.0 127.255.255.255',
    '169.254.0.0 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.168.0.0 192.168.255.255',
    '198.18.0.0 198.19.255.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255',
    '::1 fc00:: fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff fe80:: febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '64:ff9b:: 64:ff9b::ffff:ffff',
  ])('sends nothing into the networks that begin and end at %s', (edges) => {
    expect(deniedOf(edges)).not.toContain(false);
    expect(ranges).toContain(MAPPED);
  });

  it('reaches the addresses beside them', () => {
    const beside = `1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 172.32.0.0
      191.255.255.255 192.0.1.0 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255 2001:db8::1 64:ff9b:0:0:0:1::`;
    expect(deniedOf(beside)).not.toContain(true);
  });
});
