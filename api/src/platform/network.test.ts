import { networkOf, networksAround } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::99]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', 'unknown'],
  ['nobody', 'unknown'],
])('%s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('an IPv6 network counts with its /56 and its /48, an IPv4 network alone', () => {
  expect(networksAround('2001:db8:1:2ab::/64')).toEqual([
    { network: '2001:db8:1:2ab::/64', times: 1 },
    { network: '2001:db8:1:200::/56', times: 4 },
    { network: '2001:db8:1::/48', times: 16 },
  ]);
  expect(networksAround('203.0.113.7')).toEqual([{ network: '203.0.113.7', times: 1 }]);
});
