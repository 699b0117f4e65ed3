import { describe, expect, it } from 'vitest';
import { CaptionError } from './caption.ts';
import { readCaptions } from './read-captions.ts';
import { readInWorker } from './read-in-worker.ts';

const texts = (file: Parameters<typeof readCaptions>) => readCaptions(...file).words.map(({ text }) => text);

describe('readCaptions', () => {
  it('spreads the words of an SRT caption over its time by their lengths', () => {
    const { words, timing } = readCaptions(
      'srt',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>A</i> river\r\n\r\n2\n01:00:00,500 --> 01:00:01,000\n{\\an8}sings\n',
    );
    expect(timing).toBe('captions');
    expect(words).toEqual([
      { start: 1000, end: 1300, text: 'A', speaker: null },
      { start: 1300, end: 2000, text: 'river', speaker: null },
      { start: 3_600_500, end: 3_601_000, text: 'sings', speaker: null },
    ]);
  });

  it('reads voices, entities, settings, notes and times inside a VTT caption', () => {
    const file = [
      'WEBVTT - news',
      '',
      'NOTE not this',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'intro',
      '00:01.000 --> 00:02.000 align:start',
      '<v Ann Lee>Salt &amp; <c.loud>light</c>',
      '',
      '00:02.000 --> 00:03.000',
      '<v.calm Bo>one <00:02.400>two <00:02.700>three',
    ].join('\n');
    const { words, timing } = readCaptions('vtt', file);
    expect(words.map(({ text, speaker }) => [text, speaker])).toEqual([
      ['Salt', 'Ann Lee'],
      ['&', 'Ann Lee'],
      ['light', 'Ann Lee'],
      ['one', 'Bo'],
      ['two', 'Bo'],
      ['three', 'Bo'],
    ]);
    expect(words.slice(3).map(({ start, end }) => [start, end])).toEqual([
      [2000, 2400],
      [2400, 2700],
      [2700, 3000],
    ]);
    expect(timing).toBe('captions');
  });

  it('knows a file whose every word has its own time', () => {
    const file = 'WEBVTT\n\n00:00.000 --> 00:01.000\none <00:00.500>two\n';
    expect(readCaptions('vtt', file).timing).toBe('words');
  });

  it('reads the words of a speech service, and the segments of the podcast namespace', () => {
    const service = {
      language: 'english',
      words: [
        { word: ' Hello', start: 0.1, end: 0.4 },
        { word: 'sea', start: 0.4, end: 0.9, speaker: 1 },
      ],
    };
    expect(readCaptions('json', JSON.stringify(service))).toEqual({
      language: 'en',
      timing: 'words',
      words: [
        { start: 100, end: 400, text: 'Hello', speaker: null },
        { start: 400, end: 900, text: 'sea', speaker: 'Speaker 2' },
      ],
    });
    const podcast = { version: '1.0.0', segments: [{ speaker: 'Ann', startTime: 1, endTime: 2, body: 'Low tide' }] };
    expect(readCaptions('json', JSON.stringify(podcast))).toMatchObject({
      timing: 'captions',
      words: [{ speaker: 'Ann', start: 1000 }, { end: 2000 }],
    });
    const nested = { segments: [{ start: 0, end: 1, text: 'x', speaker: 'Bo', words: [{ word: 'tide', start: 0.2, end: 0.5 }] }] };
    expect(readCaptions('json', JSON.stringify(nested))).toMatchObject({ timing: 'words', words: [{ text: 'tide', speaker: 'Bo' }] });
  });

  it.each([
    ['vtt', 'HELLO', 'Line 1: a VTT file starts with WEBVTT.'],
    ['vtt', 'WEBVTT\n\nHello there\n', 'Line 3: “Hello there” has no time'],
    ['srt', '1\n00:00:01,000 --> 00:61:02,000\nx\n', 'Line 2: “00:00:01,000 --> 00:61:02,000” is not a time'],
    ['srt', '1\n00:00:05,000 --> 00:00:02,000\nx\n', 'Line 2: it ends before it starts.'],
    ['srt', '1\n30:00:00,000 --> 30:00:02,000\nx\n', 'Line 2: the time is later than 24 hours.'],
    ['srt', '\n\n', 'The file has no words.'],
    ['json', '{', 'The file is not JSON.'],
    ['json', '{"words":[{"start":"1","end":2}]}', 'words.0.start is not as expected'],
    ['json', '{"segments":[{"text":"x"}]}', 'Segment 1 has no start and end.'],
  ] as const)('says why it cannot read %s %j', (format, file, message) => {
    expect(() => readCaptions(format, file)).toThrow(CaptionError);
    expect(() => readCaptions(format, file)).toThrow(message);
  });

  it('sorts captions that are out of order', () => {
    expect(texts(['srt', '1\n00:00:05,000 --> 00:00:06,000\nlater\n\n2\n00:00:01,000 --> 00:00:02,000\nsoon\n'])).toEqual([
      'soon',
      'later',
    ]);
  });
});

describe('readInWorker', () => {
  it('reads in another thread, and reports why a file cannot be read', async () => {
    expect((await readInWorker('srt', '1\n00:00:01,000 --> 00:00:02,000\nhi\n')).words).toHaveLength(1);
    await expect(readInWorker('vtt', 'x')).rejects.toThrow('Line 1: a VTT file starts with WEBVTT.');
  });
});
