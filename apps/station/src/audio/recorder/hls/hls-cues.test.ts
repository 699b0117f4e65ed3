import { describe, expect, it } from 'vitest';
import { id3Tag, spliceSection } from '../../../testing/timed-id3.ts';
import { HlsCues } from './hls-cues.ts';
import { readPlaylist } from './read-playlist.ts';
import type { SegmentMetadata } from './segment-metadata.ts';

const start_ms = Date.UTC(2026, 2, 10, 13);
const silent: SegmentMetadata = { titles: [], tags: [], splices: [] };
const dated = (ms: number) => `#EXT-X-PROGRAM-DATE-TIME:${new Date(ms).toISOString()}`;

/** A playlist of segments of six seconds, each with the tags before it. */
function playlistOf(tags: readonly (readonly string[])[], { ranges = '', from = 0 } = {}) {
  const segments = tags.flatMap((lines, n) => [
    dated(start_ms + (from + n) * 6000),
    ...lines,
    '#EXTINF:6,',
    `${from + n}.ts`,
  ]);
  const text = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:6',
    `#EXT-X-MEDIA-SEQUENCE:${from}`,
    ...segments,
    ranges,
  ].join('\n');
  const playlist = readPlaylist(text, 'https://radio.example/list.m3u8');
  if (typeof playlist === 'string') throw new Error('It has no segments.');
  return playlist;
}

/** Records all segments of a playlist; the lines of each cue without its first one. */
function play(
  cues: HlsCues,
  playlist: ReturnType<typeof playlistOf>,
  moved_ms = 0,
  metadata = silent,
): string[] {
  return playlist.segments.flatMap((segment) => {
    const at_ms = (segment.dated_ms ?? 0) + moved_ms;
    cues.note(segment, playlist, at_ms);
    return cues.take(metadata, at_ms).map(({ form, bytes }) => {
      const text = Buffer.from(bytes).toString();
      return form === 'hls' ? text.replace('#EXTM3U\n', '').trimEnd() : form;
    });
  });
}

describe('HlsCues', () => {
  it('passes on the tags of a segment at its time, and with the end of a break those that began it', () => {
    const playlist = playlistOf([
      ['#EXT-X-CUE-OUT:60', '#EXT-X-ASSET:CAID=0x1'],
      ['#EXT-X-CUE-OUT-CONT:6/60'],
      ['#EXT-X-CUE-IN'],
    ]);
    const begin = [dated(start_ms), '#EXT-X-CUE-OUT:60', '#EXT-X-ASSET:CAID=0x1'];
    expect(play(new HlsCues(), playlist)).toEqual([
      begin.join('\n'),
      [...begin, dated(start_ms + 12_000), '#EXT-X-CUE-IN'].join('\n'),
    ]);
  });

  it('knows a break that began before the first segment', () => {
    const cues = new HlsCues();
    const [before, after] = playlistOf([['#EXT-X-CUE-OUT:60'], ['#EXT-X-CUE-IN']]).segments;
    if (!before || !after) throw new Error('There are two segments.');
    cues.skip(before, start_ms);
    cues.note(after, { ranges: [] }, start_ms + 6000);
    const [cue] = cues.take(silent, start_ms + 6000);
    expect(Buffer.from(cue?.bytes ?? []).toString()).toContain(`${dated(start_ms)}\n#EXT-X-CUE-OUT:60\n`);
  });

  it('passes on a date range once, and again with its first line when it changes', () => {
    const cues = new HlsCues();
    const out = '#EXT-X-DATERANGE:ID="7",START-DATE="2026-03-10T13:00:02.000Z",SCTE35-OUT=0xFC';
    const back = '#EXT-X-DATERANGE:ID="7",DURATION=60,SCTE35-IN=0xFC';
    expect(play(cues, playlistOf([[], []], { ranges: out }))).toEqual([out]);
    expect(play(cues, playlistOf([[]], { ranges: out, from: 2 }))).toEqual([]);
    expect(play(cues, playlistOf([[]], { ranges: `${out}\n${back}`, from: 3 }))).toEqual([`${out}\n${back}`]);
  });

  it('moves the dates of a playlist whose clock is not that of the recording', () => {
    const range = '#EXT-X-DATERANGE:ID="7",START-DATE="2026-03-10T13:00:02.000Z",X-TITLE="Glasshouse"';
    const moved = range.replace('13:00:02', '13:10:02');
    expect(play(new HlsCues(), playlistOf([['#EXT-X-CUE-OUT:60']], { ranges: range }), 600_000)).toEqual([
      moved,
      `${dated(start_ms + 600_000)}\n#EXT-X-CUE-OUT:60`,
    ]);
  });

  it('passes on sections and tags in the audio once, and other tags of packed audio never', () => {
    const cues = new HlsCues();
    const section = spliceSection({ event_id: 9, isOut: true });
    const audio = {
      ...silent,
      tags: [{ bytes: id3Tag('Sea shanties'), offset_ms: 250 }],
      splices: [{ bytes: section, offset_ms: 500 }],
    };
    const playlist = playlistOf([[], []]);
    expect(play(cues, playlist, 0, audio)).toEqual([
      `${dated(start_ms + 500)}\n#EXT-X-SCTE35:CUE="${section.toString('base64')}"`,
      'id3',
    ]);
  });

  it('keeps the cues of a segment whose audio is missing until the next one', () => {
    const cues = new HlsCues();
    const playlist = playlistOf([['#EXT-X-CUE-OUT:60'], []]);
    for (const segment of playlist.segments) cues.note(segment, playlist, segment.dated_ms ?? 0);
    expect(cues.take(silent, start_ms)).toHaveLength(1);
    expect(cues.take(silent, start_ms)).toEqual([]);
  });
});
