import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { senders, type SenderKind } from './testing/senders.ts';
import { settle, type TestTransportOptions } from './testing/test-transport.ts';

const song = (title: string) => `<now><title>${title}</title></now>`;
const one = song('Glasshouse');
const next = song('Night Ferry');

async function receive(kind: SenderKind, options: TestTransportOptions = {}) {
  const sender = await senders[kind](options);
  return Object.assign(sender, { latest: () => sender.received.texts().at(-1) });
}

const all: SenderKind[] = ['tcp-server', 'tcp-client', 'udp', 'http-poll', 'sse', 'websocket', 'file'];
/** Those whose message may come in parts; a datagram is always whole. */
const inParts = all.filter((kind) => kind !== 'udp');
/** Those whose bytes are searched for messages; the others mark each one. */
const searched: SenderKind[] = ['tcp-server', 'tcp-client', 'udp', 'http-poll', 'file'];
const streams: SenderKind[] = ['tcp-server', 'tcp-client'];

describe('openTransport', () => {
  it.each(inParts)('reads a message over %s that comes byte by byte', async (kind) => {
    await using sender = await receive(kind);
    await sender.send(one.split(''));
    expect(sender.received.texts()).toEqual([one]);
    expect(sender.received.remarks).toEqual([]);
    expect(sender.received.state()).toBe('connected: ');
  });

  it.each(searched)('reads several messages of one packet over %s', async (kind) => {
    await using sender = await receive(kind);
    await sender.send([`${one}\r\n${next}`]);
    expect(sender.received.texts()).toEqual([one, next]);
  });

  it.each(streams)('reads a message over %s that lies in two packets beside others', async (kind) => {
    await using sender = await receive(kind);
    await sender.send([one + next.slice(0, 9), next.slice(9) + one]);
    expect(sender.received.texts()).toEqual([one, next, one]);
  });

  it.each(searched)('skips rubbish over %s, says so, and reads the next message', async (kind) => {
    await using sender = await receive(kind);
    await sender.send([Buffer.concat([Buffer.from('\0OK '), randomBytes(4000).map((byte) => byte & 31)])]);
    expect(sender.received.texts()).toEqual([]);
    await sender.send([one]);
    expect(sender.received.texts()).toEqual([one]);
    expect(sender.received.remarks.join()).toContain('bytes between messages were skipped');
  });

  it.each(streams)('drops a message over %s that never ends, and reads the next', async (kind) => {
    await using sender = await receive(kind);
    await sender.send(['<now>', ...Array.from({ length: 30 }, () => 'x'.repeat(32_000)), one]);
    await sender.received.until(() => sender.latest() === one);
    expect(sender.received.remarks.join()).toContain('more than 262144 bytes without an end was dropped');
  });

  it.each(all)('takes 200 messages of a flood over %s, and counts the others', async (kind) => {
    await using sender = await receive(kind, { framing: 'line' });
    const { received } = sender;
    await sender.flood(Array.from({ length: 10_000 }, (_, n) => `line ${n}`));
    await received.until(() => received.deliveries.length === 200);
    await settle();
    expect(received.remarks).toEqual([]);
    received.clock.advance(60_000);
    expect(received.texts().slice(0, 2).concat(received.texts().slice(199))).toEqual([
      'line 0',
      'line 1',
      'line 199',
    ]);
    expect(received.remarks).toEqual(['9800 messages were dropped, because too many came at once.']);
  });
});
