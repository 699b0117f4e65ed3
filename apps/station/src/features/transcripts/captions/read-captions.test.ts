import { describe, expect, it } from 'vitest';
import { CaptionError } from './caption.ts';
import { readCaptions } from './read-captions.ts';
import { writeCaptions } from './write-captions.ts';

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
      problems: [],
      language: 'en',
      timing: 'words',
      words: [
        { start: 100, end: 400, text: 'Hello', speaker: null },
        { start: 400, end: 900, text: 'sea', speaker: 'Speaker 2' },
      ],
    });
    const podcast = {
      version: '1.0.0',
      segments: [{ speaker: 'Ann', startTime: 1, endTime: 2, body: 'Low tide' }],
    };
    expect(readCaptions('json', JSON.stringify(podcast))).toMatchObject({
      timing: 'captions',
      words: [{ speaker: 'Ann', start: 1000 }, { end: 2000 }],
    });
    const nested = {
      segments: [
        { start: 0, end: 1, text: 'x', speaker: 'Bo', words: [{ word: 'tide', start: 0.2, end: 0.5 }] },
      ],
    };
    expect(readCaptions('json', JSON.stringify(nested))).toMatchObject({
      timing: 'words',
      words: [{ text: 'tide', speaker: 'Bo' }],
    });
  });

  it.each([
    ['vtt', 'HELLO', 'Line 1: a VTT file starts with WEBVTT.'],
    ['vtt', 'WEBVTT\n\nHello there\n', 'Line 3: “Hello there” has no time'],
    ['srt', '1\n00:00:01,000 --> 00:61:02,000\nx\n', 'Line 2: “00:00:01,000 --> 00:61:02,000” is not a time'],
    ['srt', '1\n00:00:05,000 --> 00:00:02,000\nx\n', 'Line 2: it ends before it starts.'],
    ['srt', '1\n30:00:00,000 --> 30:00:02,000\nx\n', 'Line 2: the time is later than 24 hours.'],
    ['srt', '\n\n', 'The file has no words.'],
    ['json', '{', 'The file is not JSON.'],
    ['json', '{"words":[{"start":"soon","end":2}]}', 'words.0.start is not as expected'],
    ['json', '{"segments":[{"text":"x"}]}', 'Segment 1 has no start and end.'],
  ] as const)('says why it cannot read %s %j', (format, file, message) => {
    expect(() => readCaptions(format, file)).toThrow(CaptionError);
    expect(() => readCaptions(format, file)).toThrow(message);
  });

  it('sorts captions that are out of order', () => {
    expect(
      texts(['srt', '1\n00:00:05,000 --> 00:00:06,000\nlater\n\n2\n00:00:01,000 --> 00:00:02,000\nsoon\n']),
    ).toEqual(['soon', 'later']);
  });
});

/** Captions as `start-end text`, in seconds, after they were written again. */
function captionsOfFile(format: 'vtt' | 'srt' | 'json', file: string): string[] {
  const { words, language } = readCaptions(format, file);
  const { segments } = JSON.parse(writeCaptions('json', words, language)) as {
    segments: { startTime: number; endTime: number; speaker?: string; body: string }[];
  };
  return segments.map(
    ({ startTime, endTime, speaker, body }) =>
      `${startTime}-${endTime} ${speaker ? `${speaker}: ` : ''}${body}`,
  );
}

describe('overlapping captions', () => {
  const expected = ['0-3 Hello there friend.', '1-4 This is a test.'];

  it.each([
    [
      'srt',
      '1\n00:00:00,000 --> 00:00:03,000\nHello there friend.\n\n2\n00:00:01,000 --> 00:00:04,000\nThis is a test.\n',
      expected,
    ],
    [
      'vtt',
      'WEBVTT\n\n00:01.000 --> 00:04.000\nThis is a test.\n\n00:00.000 --> 00:03.000\nHello there friend.\n',
      expected,
    ],
    [
      'vtt',
      'WEBVTT\n\n00:00.000 --> 00:03.000\n<v Ann>One <00:01.000>two <00:02.000>three\n\n00:00.500 --> 00:02.500\n<v Bo>four <00:01.500>five\n',
      ['0-3 Ann: One two three', '0.5-2.5 Bo: four five'],
    ],
    [
      'json',
      JSON.stringify({
        segments: [
          { start: 0, end: 3, text: 'Hello there friend.' },
          { start: 1, end: 4, text: 'This is a test.' },
        ],
      }),
      expected,
    ],
    [
      'json',
      JSON.stringify({
        words: [0, 1, 2, 0.5, 1.5].map((start, index) => ({
          word: 'abcde'[index],
          start,
          end: start + 1,
          speaker: index < 3 ? 'Ann' : 'Bo',
        })),
      }),
      ['0-3 Ann: a b c', '0.5-2.5 Bo: d e'],
    ],
    // A long caption over several others, and two at one time.
    [
      'srt',
      [
        '00:00:00,000 --> 00:00:06,000\na b',
        '00:00:01,000 --> 00:00:02,000\nc d',
        '00:00:01,000 --> 00:00:02,000\ne f',
        '00:00:05,000 --> 00:00:07,000\ng h',
      ]
        .map((block, index) => `${index + 1}\n${block}\n`)
        .join('\n'),
      ['0-6 a b', '1-2 c d', '1-2 e f', '5-7 g h'],
    ],
  ] as const)('of %s stay whole, and follow each other by their starts', (format, file, captions) => {
    expect(captionsOfFile(format, file)).toEqual(captions);
    const { words, language } = readCaptions(format, file);
    for (const again of ['vtt', 'json'] as const)
      expect(captionsOfFile(again, writeCaptions(again, words, language))).toEqual(captions);
  });

  it('are not numbered if they only touch', () => {
    const file = '1\n00:00:00,000 --> 00:00:01,000\na\n\n2\n00:00:01,000 --> 00:00:02,000\nb\n';
    expect(readCaptions('srt', file).words.filter((word) => 'caption' in word)).toEqual([]);
  });
});

describe('the layout of a file', () => {
  const pair = ['0-2 Hello there.', '5-7 This is a test.'];
  const srt = [
    '1',
    '00:00:00,000 --> 00:00:02,000',
    'Hello there.',
    '',
    '2',
    '00:00:05,000 --> 00:00:07,000',
    'This is a test.',
    '',
  ];
  const withoutBlanks = srt.filter((line) => line !== '');

  it.each([
    ['empty lines between captions', srt.join('\n'), pair],
    ['no empty lines', withoutBlanks.join('\n'), pair],
    ['no empty lines and no numbers', withoutBlanks.filter((line) => !/^\d$/.test(line)).join('\n'), pair],
    ['no numbers', srt.filter((line) => !/^\d$/.test(line)).join('\n'), pair],
    ['line ends that were converted twice', srt.join('\r\r\n'), pair],
    ['an empty line after every line', srt.join('\n\n'), pair],
    ['the line ends of old Macs', srt.join('\r'), pair],
    ['lines of spaces between captions', srt.map((line) => line || '  ').join('\n'), pair],
    ['numbers from 0', srt.join('\n').replace(/^1/, '0').replace('\n2\n', '\n1\n'), pair],
    [
      'points and one-digit hours',
      '1\n0:00:00.0 --> 0:00:02.0\nHello there.\n\n2\n0:00:05.0 --> 0:00:07.0\nThis is a test.\n',
      pair,
    ],
    [
      'whole seconds',
      '1\n00:00:00 --> 00:00:02\nHello there.\n\n2\n00:00:05 --> 00:00:07\nThis is a test.\n',
      pair,
    ],
    ['spaces inside times', srt.join('\n').replaceAll(':', ' : ').replaceAll(',', ', '), pair],
    ['another arrow', srt.join('\n').replaceAll('-->', '->'), pair],
    [
      'the number before the time',
      '1 00:00:00,000 --> 00:00:02,000\nHello there.\n2 00:00:05,000 --> 00:00:07,000\nThis is a test.',
      pair,
    ],
    ['coordinates behind the time', srt.join('\n').replaceAll('7,000', '7,000 X1:10 X2:20 Y1:5 Y2:9'), pair],
    ['an empty line inside a caption', srt.join('\n').replace('Hello there.', 'Hello\n\nthere.'), pair],
    [
      'a number as the text',
      '1\n00:00:00,000 --> 00:00:02,000\n1984\n00:00:05,000 --> 00:00:07,000\nA year.',
      ['0-2 1984', '5-7 A year.'],
    ],
    [
      'an arrow in the text',
      srt.join('\n').replace('Hello there.', 'from 10:30 -> 11:00'),
      ['0-2 from 10:30 -> 11:00', pair[1]],
    ],
    ['the text of a caption that has none', srt.join('\n').replace('Hello there.\n', ''), [pair[1]]],
    [
      'WebVTT under another ending',
      'WEBVTT\n\n00:00.000 --> 00:02.000\nHello there.\n\n00:05.000 --> 00:07.000\nThis is a test.',
      pair,
    ],
  ])('may be: %s', (_name, file, captions) => {
    expect(readCaptions('srt', file).problems).toEqual([]);
    expect(captionsOfFile('srt', file)).toEqual(captions);
  });

  it.each([
    [
      'a time that is none',
      '1\n00:00:00,000 --> 00:00:0x,000\nWrong\n\n2\n00:00:02,000 --> 00:00:04,000\nRight',
      'Line 2:',
    ],
    [
      'a time that is too high',
      '1\n00:99:00,000 --> 00:00:02,000\nWrong\n2\n00:00:02,000 --> 00:00:04,000\nRight',
      'Line 2:',
    ],
    [
      'an end before the start',
      '1\n00:00:09,000 --> 00:00:02,000\nWrong\n\n2\n00:00:02,000 --> 00:00:04,000\nRight',
      'Line 2: it ends before',
    ],
    [
      'no time',
      '1\n00:00:02,000 --> 00:00:04,000\nRight\n\n2\nWrong\nwrong\n\nwrong\n',
      'Line 5: “2” has no time',
    ],
    [
      'a text before the first caption',
      'Wrong\n\n1\n00:00:02,000 --> 00:00:04,000\nRight',
      'Line 1: “Wrong” has no time',
    ],
    ['a cut end', '1\n00:00:02,000 --> 00:00:04,000\nRight\n\n2\n', 'Line 5: “2” has no time'],
  ])('costs one caption, which is named, if it has %s', (_name, file, problem) => {
    const { words, problems } = readCaptions('srt', file);
    expect(words.map(({ text, start }) => [text, start])).toEqual([['Right', 2000]]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('may be that of SRT in a file that is sent as WebVTT', () => {
    expect(captionsOfFile('vtt', srt.join('\n'))).toEqual(pair);
    expect(readCaptions('vtt', srt.join('\n')).problems).toEqual([]);
  });

  it('of WebVTT may have names, comments without a problem, and stray text with one', () => {
    const file =
      'WEBVTT\nKind: captions\n\nNOTE\none\n\nintro\n00:00.000 --> 00:02.000\nHello there.\n\nstray\n\n00:05.000 --> 00:07.000\nThis is a test.';
    expect(captionsOfFile('vtt', file)).toEqual(pair);
    expect(readCaptions('vtt', file).problems).toEqual([
      'Line 11: “stray” has no time, such as 00:01:02.000 --> 00:01:04.500.',
    ]);
  });

  it('of JSON costs one word or segment, which is named', () => {
    const words = [
      { word: 'a', start: 0, end: 1 },
      { word: 'b', start: 'x', end: 2 },
      { word: 'c', start: 3, end: 2 },
      null,
      { word: 'd', start: '4', end: 5 },
    ];
    const read = readCaptions('json', JSON.stringify({ words }));
    expect(read.words.map(({ text }) => text)).toEqual(['a', 'd']);
    expect(read.problems).toEqual([
      'words.1.start is not as expected.',
      'Word 3: it ends before it starts.',
      'words.3 is not as expected.',
    ]);
    const segments = [{ startTime: 0, endTime: 1, body: 'a' }, { body: 'b' }, 7];
    expect(readCaptions('json', JSON.stringify({ segments })).problems).toEqual([
      'Segment 2 has no start and end.',
      'segments.2 is not as expected.',
    ]);
  });
});

describe('captions that roll', () => {
  const youtube = [
    'WEBVTT\nKind: captions\nLanguage: en\n',
    '00:00:00.000 --> 00:00:02.000 align:start position:0%\n \nhello<00:00:00.500><c> there</c><00:00:01.000><c> friend</c>\n',
    '00:00:02.000 --> 00:00:02.010 align:start position:0%\nhello there friend\n \n',
    '00:00:02.010 --> 00:00:04.000 align:start position:0%\nhello there friend\nthis<00:00:02.500><c> is</c><00:00:03.000><c> it</c>\n',
  ].join('\n');

  it('as those of YouTube do are read once, with the times of their words', () => {
    const { words, timing, problems } = readCaptions('vtt', youtube);
    expect(words.map(({ text, start }) => `${start} ${text}`)).toEqual([
      '0 hello',
      '500 there',
      '1000 friend',
      '2010 this',
      '2500 is',
      '3000 it',
    ]);
    expect([timing, problems]).toEqual(['words', []]);
  });

  it('are read once in SRT, which has no times inside', () => {
    const block = (from: string, to: string, ...lines: string[]) =>
      `1\n00:00:0${from} --> 00:00:0${to}\n${lines.join('\n')}\n`;
    const held = [
      block('0,000', '2,000', ' ', 'hello there'),
      block('2,000', '2,010', 'hello there', ' '),
      block('2,010', '4,000', 'hello there', 'my friend'),
    ];
    expect(texts(['srt', held.join('\n')])).toEqual(['hello', 'there', 'my', 'friend']);
    const three = [
      block('0,000', '1,000', 'a'),
      block('1,000', '2,000', 'a', 'b'),
      block('2,000', '3,000', 'a', 'b', 'c'),
      block('3,000', '4,000', 'b', 'c', 'd'),
    ];
    expect(texts(['srt', three.join('\n')])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are not seen in a song, nor in a line that is said twice', () => {
    const block = (second: number, text: string) =>
      `${second + 1}\n00:00:0${second},000 --> 00:00:0${second + 1},000\n${text}\n`;
    const song = ['la la', 'la la', 'la la'].map((text, index) => block(index, text)).join('\n');
    expect(texts(['srt', song])).toHaveLength(6);
    expect(texts(['srt', [block(0, 'Yes.'), block(1, 'Yes.\nNo.'), block(2, 'Why?')].join('\n')])).toEqual([
      'Yes.',
      'Yes.',
      'No.',
      'Why?',
    ]);
  });
});

describe('markup', () => {
  it('that is never closed is text', () =>
    expect(texts(['srt', '1\n00:00:01,000 --> 00:00:02,000\nI <3 you {\\an8 <b\n'])).toEqual([
      'I',
      '<3',
      'you',
      '{\\an8',
      '<b',
    ]));

  it('of names makes one line', () => {
    const file = JSON.stringify({
      segments: [{ start: 0, end: 1, text: 'hi', speaker: 'A\n\n99\n00:00:00,000 --> 00:00:09,000\nINJ' }],
    });
    expect(readCaptions('json', file).words[0]?.speaker).toBe('A 99 00:00:00,000 --> 00:00:09,000 INJ');
  });
});
