import { describe, expect, it } from 'vitest';
import { receiveStream } from './receive-stream.ts';
import {
  type ReceivedStream,
  readReceivedStream,
  receivedStreamProblem,
  sharesPort,
  type StreamRules,
} from './received-stream.ts';

const rules: StreamRules = { allowPrivate: false, ports: [9000, 9001] };

function read(address: string): ReceivedStream {
  const stream = readReceivedStream(address);
  if (!stream) throw new Error(`${address} was not recognised`);
  return stream;
}

const problemOf = (address: string, changes: Partial<StreamRules> = {}) =>
  receivedStreamProblem(read(address), { ...rules, ...changes });

describe('readReceivedStream', () => {
  it('recognises SRT and RTP only', () => {
    expect(read('srt://[2001:db8::1]:9000?mode=listener')).toMatchObject({
      kind: 'srt',
      host: '2001:db8::1',
      port: 9000,
      listens: true,
    });
    expect(read('rtp://239.1.2.3:9000')).toMatchObject({ kind: 'rtp', listens: true });
    expect(['http://radio.example', 'udp://radio.example:9000', ''].map(readReceivedStream)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('receivedStreamProblem', () => {
  it.each([
    ['srt://sender.example:4000?streamid=live/one&passphrase=a-secret-phrase&latency=200'],
    ['srt://0.0.0.0:9001?mode=listener'],
    ['rtp://239.1.2.3:9000?payload=97&codec=L24/48000/2'],
    ['rtp://0.0.0.0:9000?payload=10'],
  ])('accepts %s', (address) => {
    expect(problemOf(address)).toBeNull();
  });

  it.each([
    ['srt://sender.example', /port above 1023/],
    ['srt://sender.example:25', /port above 1023/],
    ['srt://sender.example:4000?mode=rendezvous', /mode=caller or mode=listener/],
    ['srt://sender.example:4000?passphrase=short', /10 to 79/],
    ['srt://sender.example:4000?pkt_size=1', /Remove “pkt_size”/],
    ['srt://sender.example:4000?streamid=a%0Afile%20x', /printable/],
    ['srt://sender.example:4000?latency=soon', /milliseconds/],
    ['srt://10.1.2.3:4000', /private network/],
    ['srt://[::1]:4000', /private network/],
    ['srt://0.0.0.0:9002?mode=listener', /may receive on: 9000, 9001/],
    ['srt://sender.example:9000?mode=listener', /IP address to receive on/],
    ['rtp://0.0.0.0:9000', /payload type/],
    ['rtp://0.0.0.0:9000?payload=97', /Enter the codec/],
    ['rtp://0.0.0.0:9000?payload=97&codec=L24', /as in an SDP/],
  ])('refuses %s', (address, reason) => {
    expect(problemOf(address)).toMatch(reason);
  });

  it('names the setting without which the station receives on no port', () => {
    expect(problemOf('rtp://0.0.0.0:9000?payload=10', { ports: [] })).toMatch(/POSTKIT_STREAM_PORTS/);
  });
});

describe('sharesPort', () => {
  it.each([
    ['rtp://0.0.0.0:9000', 'srt://0.0.0.0:9000?mode=listener', true],
    ['rtp://239.1.2.3:9000', 'srt://0.0.0.0:9000?mode=listener', true],
    ['rtp://239.1.2.3:9000', 'rtp://239.1.2.3:9001', true],
    ['rtp://[::]:9000', 'rtp://239.1.2.3:9000', true],
    ['srt://0.0.0.0:9000?mode=listener', 'rtp://0.0.0.0:9001', false],
    ['rtp://0.0.0.0:9000', 'rtp://0.0.0.0:9002', false],
    ['rtp://239.1.2.3:9000', 'rtp://239.1.2.4:9000', false],
    ['rtp://0.0.0.0:9000', 'srt://sender.example:9000', false],
  ])('compares %s with %s', (one, other, expected) => {
    expect(sharesPort(read(one), read(other))).toBe(expected);
    expect(sharesPort(read(other), read(one))).toBe(expected);
  });
});

describe('receiveStream', () => {
  it('connects to the address that it checked, and quotes the secrets of SRT', async () => {
    const stream = read('srt://localhost:4000?streamid=live/it%27s');
    await expect(receiveStream(stream, '', rules)).rejects.toThrow('the sender has a private address only');
    const { description } = await receiveStream(stream, "it's a phrase", { ...rules, allowPrivate: true });
    expect(description).toMatch(/^file 'srt:\/\/(127\.0\.0\.1|\[::1\]):4000'$/m);
    expect(description).toContain(String.raw`option streamid 'live/it'\''s'`);
    expect(description).toContain(String.raw`option passphrase 'it'\''s a phrase'`);
  });

  it('describes RTP as SDP, and checks the rules again', async () => {
    const stream = read(
      'rtp://239.1.2.3:9000?payload=97&codec=L24/48000/2&fmtp=channel-order%3DSMPTE2110.(ST)',
    );
    expect((await receiveStream(stream, '', rules)).description.split('\n')).toEqual([
      'v=0',
      'c=IN IP4 239.1.2.3',
      't=0 0',
      'm=audio 9000 RTP/AVP 97',
      'a=rtpmap:97 L24/48000/2',
      'a=fmtp:97 channel-order=SMPTE2110.(ST)',
      '',
    ]);
    await expect(receiveStream(stream, '', { ...rules, ports: [] })).rejects.toThrow('POSTKIT_STREAM_PORTS');
  });
});
