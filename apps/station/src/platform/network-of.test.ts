import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['::', '::/64'],
    ['fe80::1', 'fe80::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:1::1', '2001:db8:1::/64'],
    ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
    ['no address', 'no address'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', 4],
    ['::ffff:203.0.113.7', 4],
    ['2001:db8::1', 7],
    ['no address', 1],
    ['', 1],
  ])('lists those of %s', (address, count) => {
    const networks = networksOf(address);
    expect(networks).toHaveLength(count);
    for (const [index, network] of networks.entries())
      expect(network.startsWith(networks[index - 1] ?? '')).toBe(true);
  });

  it.each([
    ['203.0.113.7', '203.0.113.8', 3],
    ['203.0.113.7', '::ffff:203.0.113.7', 4],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', 7],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 6],
    ['2001:db8:1:2::1', '2001:db8:2::1', 4],
    ['1.2.3.4', '102:304::', 0],
  ])('lists common ones of %s and %s', (one, other, count) => {
    expect(networksOf(one).filter((network) => networksOf(other).includes(network))).toHaveLength(count);
  });
});
