import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodedSeconds } from '../../../testing/decoded-seconds.ts';
import { eventMessage, mp4Box } from '../../../testing/event-messages.ts';
import { encodeHls } from '../../../testing/hls-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { fragmentMetadata } from './fragment-metadata.ts';

let header: Buffer;
/** Begins about 2 seconds after the beginning of its stream. */
let segment: Buffer;
beforeAll(async () => {
  const files = await encodeHls('fmp4', 4);
  [header, segment] = [files.get('init.mp4') ?? Buffer.alloc(0), files.get('1.m4s') ?? Buffer.alloc(0)];
});

const withMessages = (...messages: Parameters<typeof eventMessage>[0][]) =>
  Buffer.concat([...messages.map(eventMessage), segment]);
const number = (value: number, bytes = 4) => Buffer.from(value.toString(16).padStart(2 * bytes, '0'), 'hex');

/** A header with tracks of pictures and audio; `version` is that of the boxes that have two. */
function twoTracks(version: 0 | 1, timescale: number): Buffer {
  const times = Buffer.alloc(version === 1 ? 16 : 8);
  const track = (id: number, kind: string, ticks: number) =>
    mp4Box(
      'trak',
      mp4Box('tkhd', number(version, 1), Buffer.alloc(3), times, number(id), Buffer.alloc(60)),
      mp4Box(
        'mdia',
        mp4Box('mdhd', number(version, 1), Buffer.alloc(3), times, number(ticks), Buffer.alloc(8)),
        mp4Box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)),
      ),
    );
  return Buffer.concat([
    mp4Box('ftyp', Buffer.from('iso6')),
    mp4Box('moov', track(1, 'vide', 90), track(2, 'soun', timescale)),
  ]);
}

/** A fragment of both tracks that begins at ticks of the audio. */
function fragment(version: 0 | 1, ticks: number): Buffer {
  const track = (id: number, time: number) =>
    mp4Box(
      'traf',
      mp4Box('tfhd', Buffer.alloc(4), number(id)),
      mp4Box('tfdt', number(version, 1), Buffer.alloc(3), number(time, version === 1 ? 8 : 4)),
    );
  return Buffer.concat([mp4Box('moof', track(1, 7), track(2, ticks)), mp4Box('mdat', Buffer.alloc(9))]);
}

const titlesOf = (bytes: Uint8Array, head: Uint8Array) => fragmentMetadata(bytes, head).titles;

describe('fragmentMetadata', () => {
  it('reads titles with their times after the first sample of a segment of ffmpeg', () => {
    const titles = titlesOf(
      withMessages({ title: 'Weather at sea', at_ms: 3500 }, { title: 'Sea shanties', at_ms: 2500 }),
      header,
    );
    expect(titles).toEqual([
      { title: 'Sea shanties', offset_ms: expect.closeTo(500, -2) },
      { title: 'Weather at sea', offset_ms: expect.closeTo(1500, -2) },
    ]);
    expect(titles[1]!.offset_ms - titles[0]!.offset_ms).toBe(1000);
    expect(titlesOf(segment, header)).toEqual([]);
  });

  it.each([0, 1] as const)(
    'counts from the audio of a fragment that has pictures too, with boxes of version %i',
    (version) => {
      const bytes = Buffer.concat([
        eventMessage({ title: 'News', at_ms: 61_250, timescale: 1000 }),
        fragment(version, 60 * 22_050),
        // A segment may have several fragments; the first one has its beginning.
        fragment(version, 61 * 22_050),
      ]);
      expect(titlesOf(bytes, twoTracks(version, 22_050))).toEqual([{ title: 'News', offset_ms: 1250 }]);
    },
  );

  it('reads version 0, whose times count from the segment', () => {
    const message = { title: 'News', version: 0, at_ms: 750 } as const;
    expect(titlesOf(withMessages(message), header)).toEqual([{ title: 'News', offset_ms: 750 }]);
  });

  it('keeps of messages from before the segment only the last one, at its first sample', () => {
    const repeated = [
      { title: 'Two', at_ms: 1500 },
      { title: 'One', at_ms: 100 },
      { title: 'Three', at_ms: 3000 },
    ];
    expect(titlesOf(withMessages(...repeated), header)).toEqual([
      { title: 'Two', offset_ms: 0 },
      { title: 'Three', offset_ms: expect.closeTo(1000, -2) },
    ]);
  });

  it("reads Apple's scheme, and no other event messages", () => {
    const at_ms = 2500;
    const apple = { title: 'News', at_ms, scheme: 'https://developer.apple.com/streaming/emsg-id3' };
    const others = ['urn:scte:scte35:2013:bin', 'https://aomedia.org/emsg/ID3x', 'https://radio.example/id3'];
    const bytes = withMessages(apple, ...others.map((scheme) => ({ title: scheme, at_ms, scheme })));
    expect(titlesOf(bytes, header).map(({ title }) => title)).toEqual(['News']);
    const unknown = eventMessage({ title: 'Of a later version', at_ms });
    unknown[8] = 2;
    expect(titlesOf(Buffer.concat([unknown, segment]), header)).toEqual([]);
  });

  it('gives titles the time of the first sample if the time of the segment or of the message is unknown', () => {
    const message = eventMessage({ title: 'News', at_ms: 9000 });
    const unknown = [{ title: 'News', offset_ms: 0 }];
    expect(titlesOf(message, header)).toEqual(unknown);
    expect(titlesOf(Buffer.concat([message, segment]), Buffer.alloc(0))).toEqual(unknown);
    expect(titlesOf(Buffer.concat([message, fragment(0, 0)]), twoTracks(0, 0))).toEqual([
      { title: 'News', offset_ms: 9000 },
    ]);
    expect(titlesOf(withMessages({ title: 'News', at_ms: 9000, version: 0, timescale: 0 }), header)).toEqual(
      unknown,
    );
  });

  it('ignores truncated and damaged boxes', () => {
    const tagged = withMessages({ title: 'One', at_ms: 2100 }, { title: 'Two', version: 0, at_ms: 500 });
    const head = tagged.length - segment.length + 300;
    for (let bytes = 0; bytes < head; bytes += 1)
      expect(() => titlesOf(tagged.subarray(0, bytes), header)).not.toThrow();
    for (let bytes = 0; bytes < header.length; bytes += 1)
      expect(() => titlesOf(tagged, header.subarray(0, bytes))).not.toThrow();
    for (const value of [0, 1, 0xff])
      for (let at = 0; at < head; at += 1) {
        const damaged = Buffer.from(tagged);
        damaged[at] = value;
        expect(() => titlesOf(damaged, header)).not.toThrow();
      }
    for (const value of [0, 1, 0xff])
      for (let at = 0; at < header.length; at += 1) {
        const damaged = Buffer.from(header);
        damaged[at] = value;
        expect(() => titlesOf(tagged, damaged)).not.toThrow();
      }
  });

  it('reads a segment that ffmpeg decodes like one without messages', async () => {
    using folder = temporaryFolder();
    const [plain, tagged] = [folder.file('plain.mp4'), folder.file('tagged.mp4')];
    await writeFile(plain, Buffer.concat([header, segment]));
    await writeFile(
      tagged,
      Buffer.concat([
        header,
        withMessages({ title: 'News', at_ms: 2500 }, { title: 'Sport', version: 0, at_ms: 9 }),
      ]),
    );
    expect(await decodedSeconds(tagged)).toBe(await decodedSeconds(plain));
  });
});
