import { describe, expect, it } from 'vitest';
import { listenerOf } from './listener.ts';

describe('listenerOf', () => {
  const agent = 'Overcast/3.0';

  it('distinguishes agents, addresses and days, and contains none of them', () => {
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

  it('treats the IPv6 addresses of one home as one', () => {
    const at = (ip: string) => listenerOf('monday', ip, agent);
    expect(at('2001:db8:1:2::1')).toBe(at('2001:db8:1:2:ffff::9'));
    expect(at('2001:db8:1:2::1')).not.toBe(at('2001:db8:1:3::1'));
  });

  it('distinguishes by agent where the address is unknown', () => {
    expect(listenerOf('monday', '', agent)).toBe(listenerOf('monday', '', agent));
    expect(listenerOf('monday', '', agent)).not.toBe(listenerOf('monday', '', 'Spotify/8.9'));
  });
});
