import { coarseNetworkOf, networkOf } from './network';

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

describe('the part of a network that is stored', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', null],
  ])('of %s is %s', (network, coarse) => expect(coarseNetworkOf(network)).toBe(coarse));
});
