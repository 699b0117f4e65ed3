import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';
import { writeCaptions } from './write-captions.ts';

const words = [
  { start: 3_661_005, end: 3_661_400, text: 'Who', speaker: 'Ann <3' },
  { start: 3_661_400, end: 3_662_000, text: 'decides?', speaker: 'Ann <3' },
  { start: 3_662_100, end: 3_662_500, text: 'I', speaker: 'Bo' },
  { start: 3_662_500, end: 3_663_000, text: 'do.', speaker: 'Bo' },
];

describe('writeCaptions', () => {
  it('writes VTT with voices, which it reads again', () => {
    const file = writeCaptions('vtt', words, 'en');
    expect(file).toBe('WEBVTT\n\n01:01:01.005 --> 01:01:02.000\n<v Ann &lt;3>Who decides?\n\n01:01:02.100 --> 01:01:03.000\n<v Bo>I do.\n');
    expect(readCaptions('vtt', file).words.map(({ text, speaker }) => `${speaker}: ${text}`)).toEqual(
      words.map(({ text, speaker }) => `${speaker}: ${text}`),
    );
  });

  it('writes SRT that names each new voice', () => {
    expect(writeCaptions('srt', words, '')).toBe(
      '1\n01:01:01,005 --> 01:01:02,000\nAnn <3: Who decides?\n\n2\n01:01:02,100 --> 01:01:03,000\nBo: I do.\n',
    );
  });

  it('writes JSON of the podcast namespace with the time of each word, which it reads again', () => {
    const file = writeCaptions('json', words, 'en');
    expect(JSON.parse(file)).toMatchObject({
      version: '1.0.0',
      segments: [{ speaker: 'Ann <3', startTime: 3661.005, endTime: 3662, body: 'Who decides?' }, { body: 'I do.' }],
    });
    expect(readCaptions('json', file)).toEqual({ words, timing: 'words', language: 'en', problems: [] });
  });

  it.each([
    ['A\n\n99\n00:00:00,000 --> 00:00:09,000\nINJ', 'a name with line feeds'],
    ['A\r\r99\r00:00:00.000 --> 00:00:09.000\rINJ', 'a name with carriage returns'],
    ['A\u2028\u2028' + '99\u202800:00:00,000 --> 00:00:09,000\u2028INJ', 'a name with line separators'],
    ['A\u0085\u008500:00:00,000 --> 00:00:09,000\u0085INJ', 'a name with next lines'],
  ])('has one caption whatever is in it: %j', (text) => {
    for (const [word, speaker] of [
      ['hi', text],
      [text, 'Ann'],
      [text, null],
    ] as const) {
      const written = [{ start: 0, end: 1000, text: word, speaker }];
      for (const format of ['srt', 'vtt'] as const) {
        const file = writeCaptions(format, written, '');
        expect(file.split(/[\n\r\u2028\u2029\u0085\v\f]/).filter((line) => line.includes('-->'))).toHaveLength(1);
        expect(file.match(/-->/g)).toHaveLength(1);
      }
      expect(JSON.stringify(JSON.parse(writeCaptions('json', written, '')))).not.toMatch(/\\n|\\r|\u2028|\u0085/);
      expect(
        writeCaptions('txt', written, '')
          .trimEnd()
          .split(/[\n\r\u2028\u0085]/),
      ).toHaveLength(1);
    }
  });

  it('writes text with a paragraph per turn', () => {
    expect(writeCaptions('txt', words, '')).toBe('Ann <3: Who decides?\n\nBo: I do.\n');
  });

  it('starts a caption at a pause and at 84 characters', () => {
    const long = Array.from({ length: 40 }, (_, index) => ({ start: index * 100, end: index * 100 + 90, text: 'ebbing', speaker: null }));
    const file = writeCaptions('vtt', [...long, { start: 60_000, end: 60_500, text: 'tide', speaker: null }], '');
    const bodies = file
      .split('\n\n')
      .slice(1)
      .map((block) => block.trim().split('\n')[1] ?? '');
    expect(Math.max(...bodies.map((body) => body.length))).toBeLessThanOrEqual(84);
    expect(bodies.at(-1)).toBe('tide');
  });
});
