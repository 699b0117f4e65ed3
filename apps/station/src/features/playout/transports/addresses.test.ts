import { describe, expect, it } from 'vitest';
import type { TransportSetting } from './open-transport.ts';
import { testTransport } from './testing/test-transport.ts';

const loopback = ['127.0.0.1', '2130706433', '::1', '::ffff:127.0.0.1', 'localhost'];

/** The settings that lead to a host and a port. */
function settingsTo(host: string, port: number): TransportSetting[] {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return [
    { type: 'tcp-client', host, port },
    { type: 'http-poll', url: `http://${authority}/now?key=hush`, every_s: 1 },
    { type: 'sse', url: `http://${authority}/events?key=hush` },
    { type: 'websocket', url: `ws://${authority}/live?key=hush`, subscribe: '' },
  ];
}

async function stateOf(setting: TransportSetting): Promise<string> {
  await using received = testTransport(setting, { allowPrivate: false });
  await received.until(() => received.state().startsWith('failed'));
  return received.state();
}

describe('openTransport', () => {
  it.each(loopback)(
    'does not connect to the private address %s unless the operator allows it',
    async (host) => {
      for (const setting of settingsTo(host, 9300)) {
        const state = await stateOf(setting);
        expect(state).toContain('POSTKIT_ALLOW_PRIVATE_FETCH=1');
        expect(state).not.toContain('hush');
      }
    },
  );

  it('does not connect to ports of the system', async () => {
    for (const setting of settingsTo('192.0.2.1', 25))
      expect(await stateOf(setting)).toContain('ports 80, 443 and those above 1023');
  });

  it.each([
    [{ type: 'http-poll', url: 'file:///etc/passwd', every_s: 1 }, 'does not fetch this kind of address'],
    [{ type: 'sse', url: 'http://user:hush@radio.example/' }, 'a user name and password'],
    [{ type: 'websocket', url: 'ws://user:hush@radio.example/', subscribe: '' }, 'a user name and password'],
    [{ type: 'websocket', url: 'http://radio.example/', subscribe: '' }, 'begins with ws:// or wss://'],
    [{ type: 'websocket', url: 'radio', subscribe: '' }, 'begins with ws:// or wss://'],
    [{ type: 'tcp-client', host: 'a b', port: 9300 }, 'name or the address of a host'],
  ] as const)('refuses %j', async (setting, reason) => {
    const state = await stateOf(setting);
    expect(state).toContain(reason);
    expect(state).not.toContain('hush');
  });
});
