import { describe, expect, it } from 'vitest';
import { sdpAddress } from './sdp-address.ts';

const aes67 = [
  'v=0',
  'o=- 1311738121 1311738121 IN IP4 192.0.2.10',
  's=Studio 1',
  't=0 0',
  'm=video 6000 RTP/AVP 96',
  'c=IN IP4 239.69.1.9/32',
  'm=audio 5004 RTP/AVP 97 98',
  'c=IN IP4 239.69.1.2/32',
  'a=rtpmap:97 L24/48000/2',
  'a=rtpmap:98 opus/48000/2',
  'a=fmtp:97 channel-order=SMPTE2110.(ST)',
  'a=ptime:1',
];

describe('sdpAddress', () => {
  it('reads the first audio stream with its own address, codec and parameters', () => {
    const address = sdpAddress(`${aes67.join('\r\n')}\r\n`);
    expect(address).toMatch(/^rtp:\/\/239\.69\.1\.2:5004\?/);
    expect(Object.fromEntries(new URL(address ?? '').searchParams)).toEqual({
      payload: '97',
      codec: 'L24/48000/2',
      fmtp: 'channel-order=SMPTE2110.(ST)',
    });
  });

  it('takes the address of the session, and needs no codec', () => {
    expect(sdpAddress('v=0\nc=IN IP6 ff15::1\nm=audio 5004 RTP/AVP 10')).toBe(
      'rtp://[ff15::1]:5004?payload=10',
    );
  });

  it('reads nothing of the media after the audio, and skips blank lines around the text', () => {
    const text = [
      '',
      'v=0',
      'c=IN IP4 239.1.2.3',
      'm=audio 5004/2 RTP/AVP 97',
      'm=video 6000 RTP/AVP 97',
      'a=rtpmap:97 H264/90000',
      '',
    ];
    expect(sdpAddress(text.join('\n'))).toBe('rtp://239.1.2.3:5004?payload=97');
    expect(sdpAddress(['v=0', 'm=audio 5004/12 RTP/AVP 10', 'c=IN IP4 239.1.2.3'].join('\n'))).toBe(
      'rtp://239.1.2.3:5004?payload=10',
    );
  });

  it.each([
    ['v=1\nc=IN IP4 239.1.2.3\nm=audio 5004 RTP/AVP 96'],
    ['v=0\nm=audio 5004 RTP/AVP 96'],
    ['v=0\nc=IN IP4 239.1.2.3\nm=audio 5004 RTP/SAVP 96'],
    ['v=0\nc=IN IP4 239.1.2.3\na=m=audio 5004 RTP/AVP 96'],
  ])('returns null without a plain RTP stream: %j', (text) => expect(sdpAddress(text)).toBeNull());

  it.each([['http://radio.example'], ['v=0'], ['v=0\nc=IN IP4 239.1.2.3\nm=video 5004 RTP/AVP 96']])(
    'returns null for %j',
    (text) => {
      expect(sdpAddress(text)).toBeNull();
    },
  );
});
