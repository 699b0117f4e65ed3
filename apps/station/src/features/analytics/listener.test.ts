import { describe, expect, it } from 'vitest';
import { listenerOf } from './listener.ts';

describe('listenerOf', () => {
  const agent = 'Overcast/3.0';

  it('tells agents, addresses and days apart, and holds none of them', () => {
    const listeners = [
      listenerOf('monday', '203.0.113.7', agent),
      listenerOf('monday', '203.0.113.7', 'Spotify/8.9'),
      listenerOf('monday', '203.0.113.8', agent),
      listenerOf('tuesday', '203.0.113.7', agent),
    ];
    expect(new Set(listeners).size).toBe(4);
    expect(listeners[0]).toMatch(/^[\w-]{22}$/);
    expect(listenerOf('monday', '203.0.113.7', agent)).toBe(listeners[0]);
    expect(listenerOf('monday', '::ffff:203.0.113.7', agent)).toBe(listeners[0]);
  });

  it('takes the addresses of one home in IPv6 for one', () => {
    const at = (ip: string) => listenerOf('monday', ip, agent);
    expect(at('2001:db8:1:2::1')).toBe(at('2001:db8:1:2:ffff::9'));
    expect(at('2001:db8:1:2::1')).not.toBe(at('2001:db8:1:3::1'));
  });
});
