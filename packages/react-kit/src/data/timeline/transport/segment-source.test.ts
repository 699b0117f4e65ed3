import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeStation } from '../../../testing/fake-station.ts';
import { archiveOf, createSegmentSource } from './segment-source.ts';

/** A media segment with one frame of one byte for each given number. */
function mediaSegment(...frames: number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(8 + 8 + 20 + 4 * frames.length + 8 + frames.length));
  const boxes: [number, number, string][] = [
    [0, 36 + 4 * frames.length, 'moof'],
    [8, 28 + 4 * frames.length, 'traf'],
    [16, 20 + 4 * frames.length, 'trun'],
    [36 + 4 * frames.length, 8 + frames.length, 'mdat'],
  ];
  for (const [at, size, type] of boxes) {
    view.setUint32(at, size);
    new Uint8Array(view.buffer, at + 4).set(new TextEncoder().encode(type));
  }
  view.setUint32(28, frames.length);
  for (const [index, frame] of frames.entries()) {
    view.setUint32(36 + 4 * index, 1);
    view.setUint8(44 + 4 * frames.length + index, frame);
  }
  return new Uint8Array(view.buffer);
}

/** A source whose decoder turns each frame into 1,024 samples of its byte. */
function open() {
  let isBroken = false;
  const station = fakeStation({
    'audioEvents.playlist': () => new Response('#EXTINF:0.092880,\n7/0.m4s\n#EXTINF:0.046440,\n7/1.m4s\n'),
    'audioEvents.segment': ({ params }) =>
      isBroken
        ? new Response(null, { status: 404 })
        : new Response(params['n'] === '0' ? mediaSegment(1, 2, 3, 4) : mediaSegment(5, 6)),
  });
  const client = createClient({
    baseUrl: 'http://station.test',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const decoded: number[][] = [];
  const source = createSegmentSource(archiveOf(client), async (adts) => {
    const bytes = new Uint8Array(adts);
    const frames = Array.from({ length: bytes.length / 8 }, (_, index) => bytes[8 * index + 7] ?? 0);
    decoded.push(frames);
    const samples = Float32Array.from(frames.flatMap((frame) => Array.from({ length: 1024 }, () => frame)));
    return { getChannelData: (channel: number) => samples.map((sample) => sample * (channel + 1)) };
  });
  const requests = () =>
    station.calls.map(({ operation, params }) => `${operation} ${params['n'] ?? ''}`.trim());
  return { source, decoded, requests, breakDown: () => (isBroken = true), repair: () => (isBroken = false) };
}

describe('createSegmentSource', () => {
  it('reads the lengths of an event’s segments once', async () => {
    const { source, requests } = open();
    expect(await source.lengthsOf(7)).toEqual([4096, 2048]);
    await source.lengthsOf(7);
    expect(requests()).toEqual(['audioEvents.playlist']);
  });

  it('decodes a segment after the end of the one before it, and drops that end', async () => {
    const { source, decoded, requests } = open();
    await source.load({ eventId: 7, n: 0 }, null);
    const [left, right] = await source.load({ eventId: 7, n: 1 }, { eventId: 7, n: 0 });
    expect(decoded).toEqual([
      [1, 2, 3, 4],
      [3, 4, 5, 6],
    ]);
    expect([left.length, left[0], left[2047], right[0]]).toEqual([2048, 5, 6, 10]);
    expect(requests()).toEqual(['audioEvents.segment 0', 'audioEvents.segment 1']);
  });

  it('requests a segment again that failed to load', async () => {
    const { source, breakDown, repair } = open();
    breakDown();
    await expect(source.load({ eventId: 7, n: 1 }, null)).rejects.toThrow('404');
    repair();
    expect((await source.load({ eventId: 7, n: 1 }, null))[0]).toHaveLength(2048);
  });

  it('forgets segments that were not played for long', async () => {
    const { source, requests } = open();
    for (let n = 0; n < 13; n += 1) await source.load({ eventId: 7, n }, null);
    await source.load({ eventId: 7, n: 12 }, null);
    expect(requests()).toHaveLength(13);
    await source.load({ eventId: 7, n: 0 }, null);
    expect(requests()).toHaveLength(14);
  });
});
