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
    expect(file).toBe(
      'WEBVTT\n\n01:01:01.005 --> 01:01:02.000\n<v Ann &lt;3>Who decides?\n\n01:01:02.100 --> 01:01:03.000\n<v Bo>I do.\n',
    );
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
      segments: [
        { speaker: 'Ann <3', startTime: 3661.005, endTime: 3662, body: 'Who decides?' },
        { body: 'I do.' },
      ],
    });
    expect(readCaptions('json', file)).toEqual({ words, timing: 'words', language: 'en', problems: [] });
  });

  describe('scripts without spaces', () => {
    /** A caption of 4 seconds each, as they are written and as they are joined. */
    const files: Readonly<Record<string, readonly [captions: readonly string[], text: string]>> = {
      Chinese: [['我们去公园散步，好吗？', '今天天气\n很好。'], '我们去公园散步，好吗？今天天气很好。'],
      Japanese: [
        ['「はい」と言った。', '明日は\n雨。iPhoneの話です。'],
        '「はい」と言った。明日は雨。iPhoneの話です。',
      ],
      'Chinese with spaces': [['我用 iPhone 拍照，', '很好！'], '我用 iPhone 拍照，很好！'],
      Thai: [['สวัสดีครับ', 'วันนี้อากาศดี ใช้ iPhone\nถ่ายรูป'], 'สวัสดีครับ วันนี้อากาศดี ใช้ iPhone ถ่ายรูป'],
      Lao: [['ສະບາຍດີ', 'ປະເທດລາວ'], 'ສະບາຍດີ ປະເທດລາວ'],
      Khmer: [['ខ្ញុំស្រឡាញ់', 'ភាសាខ្មែរ។'], 'ខ្ញុំស្រឡាញ់ ភាសាខ្មែរ។'],
      Burmese: [['မင်္ဂလာပါ', 'ကမ္ဘာ'], 'မင်္ဂလာပါ ကမ္ဘာ'],
      'English and Chinese': [['Hello 世界.', 'And 再见'], 'Hello 世界.And 再见'],
      Korean: [['안녕하세요 여러분.', '뉴스입니다.'], '안녕하세요 여러분. 뉴스입니다.'],
    };
    const time = (seconds: number) => `00:00:0${seconds}.000`;
    const timed = (captions: readonly string[]) =>
      captions.map((text, n) => `${time(n * 4)} --> ${time(n * 4 + 4)}\n${text}\n`).join('\n');
    const inFormat = {
      vtt: (captions: readonly string[]) => `WEBVTT\n\n${timed(captions)}`,
      srt: (captions: readonly string[]) => timed(captions).replaceAll('.000', ',000'),
      json: (captions: readonly string[]) =>
        JSON.stringify({ segments: captions.map((text, n) => ({ start: n * 4, end: n * 4 + 4, text })) }),
    };
    const textIn = (file: string) =>
      file
        .split('\n')
        .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->') && !/^\d+$/.test(line))
        .join('\n');

    it.each(
      Object.entries(files).flatMap(([name, [captions, text]]) =>
        (['vtt', 'srt', 'json'] as const).map((format) => ({ name, format, captions, text })),
      ),
    )(
      'of $name in $format become words, and are written as they are spelled',
      ({ format, captions, text }) => {
        const { words: read } = readCaptions(format, inFormat[format](captions));
        expect(read.length).toBeGreaterThan(2);
        expect(read.every((word, n) => word.start >= (read[n - 1]?.end ?? 0) && word.end > word.start)).toBe(
          true,
        );
        expect(writeCaptions('txt', read, '')).toBe(`${text}\n`);
        const json: { segments: { body: string }[]; words: { word: string }[] } = JSON.parse(
          writeCaptions('json', read, ''),
        );
        for (const bodies of [
          textIn(writeCaptions('vtt', read, '')),
          textIn(writeCaptions('srt', read, '')),
          json.segments.map(({ body }) => body).join('\n'),
        ])
          expect(bodies.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        const again = readCaptions(
          'json',
          JSON.stringify({ words: json.words.map((word, n) => ({ ...word, start: n, end: n + 1 })) }),
        );
        expect(writeCaptions('txt', again.words, '')).toBe(`${text}\n`);
      },
    );

    it('lose nothing of a long caption, and make captions of two short lines', () => {
      const text = '今天的天气很好我们去公园散步。'.repeat(40);
      const { words: read } = readCaptions('srt', `00:00:00,000 --> 00:09:00,000\n${text}\n`);
      expect(writeCaptions('txt', read, '').trim()).toBe(text);
      const lines = textIn(writeCaptions('srt', read, '')).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
      expect(lines.join('')).toBe(text);
    });

    it('of a speech service have the spaces that it writes', () => {
      const words = (list: readonly string[]) =>
        JSON.stringify({ words: list.map((word, n) => ({ word, start: n, end: n + 1 })) });
      const text = (list: readonly string[]) =>
        writeCaptions('txt', readCaptions('json', words(list)).words, '').trim();
      expect(text(['今', '日', 'は', '天', '気'])).toBe('今日は天気');
      expect(text(['我', '用', ' iPhone', ' 拍照'])).toBe('我用 iPhone 拍照');
      expect(text([' ใช้', 'รูป', ' วัน', 'นี้ '])).toBe('ใช้รูป วันนี้');
      expect(text([' Hello', ' world.'])).toBe('Hello world.');
    });

    it('have times of words only if each word has one', () => {
      const vtt = (text: string) =>
        readCaptions('vtt', `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`).timing;
      expect(vtt('<00:01.000>今日<00:02.000>は')).toBe('words');
      expect(vtt('<00:01.000>今日は天気<00:02.000>です')).toBe('captions');
    });
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
        expect(
          file.split(/[\n\r\u2028\u2029\u0085\v\f]/).filter((line) => line.includes('-->')),
        ).toHaveLength(1);
        expect(file.match(/-->/g)).toHaveLength(1);
      }
      expect(JSON.stringify(JSON.parse(writeCaptions('json', written, '')))).not.toMatch(
        /\\n|\\r|\u2028|\u0085/,
      );
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
    const long = Array.from({ length: 40 }, (_, index) => ({
      start: index * 100,
      end: index * 100 + 90,
      text: 'ebbing',
      speaker: null,
    }));
    const file = writeCaptions(
      'vtt',
      [...long, { start: 60_000, end: 60_500, text: 'tide', speaker: null }],
      '',
    );
    const bodies = file
      .split('\n\n')
      .slice(1)
      .map((block) => block.trim().split('\n')[1] ?? '');
    expect(Math.max(...bodies.map((body) => body.length))).toBeLessThanOrEqual(84);
    expect(bodies.at(-1)).toBe('tide');
  });
});
