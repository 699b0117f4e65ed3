import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';
import { isTimeLine, readTimeLine } from './time-line.ts';

describe('a line of time', () => {
  it.each([
    '00:00:02,500 --> 00:00:04,500',
    '00:00:02;500 --> 00:00:04;500',
    '00:00:02:500 --> 00:00:04:500',
    '0:00:02.5 -> 0:00:04.5',
    '00:00:02,500 → 00:00:04,500',
    '00 : 00 : 02 ; 500 ➔ 00 : 00 : 04 ; 500',
    '００:００:０２,５００ --> ００:００:０４,５００',
    '００：００：０２．５ → ００：００：０４．５',
  ])('may be written as %s', (line) => {
    expect(isTimeLine(line)).toBe(true);
    expect(readTimeLine(line, 1)).toEqual({ start: 2500, end: 4500 });
  });

  it.each(['10:30 → 11:00', 'Fog → ferry 7', '→ 00:00:04,500'])('is not the text %s', (line) =>
    expect(isTimeLine(line)).toBe(false),
  );

  it('does not take frames for milliseconds', () => {
    expect(() => readTimeLine('00:00:02:24 --> 00:00:04:12', 3)).toThrow(
      'Line 3: “00:00:02:24 --> 00:00:04:12” is not a time',
    );
  });
});

describe('times in JSON', () => {
  const segments = [
    { startTime: '00:00:01.5', body: 'The' },
    { startTime: '0:02', endTime: '00:00:03,25', body: 'tide' },
  ];

  it.each([
    ['in a list alone', segments],
    ['in segments', { segments }],
  ])('may be those of a clock, and end where the next begins: %s', (_where, file) => {
    expect(readCaptions('json', JSON.stringify(file))).toMatchObject({
      problems: [],
      words: [
        { start: 1500, end: 2000, text: 'The' },
        { start: 2000, end: 3250, text: 'tide' },
      ],
    });
  });

  it('need an end for the last one', () => {
    expect(readCaptions('json', JSON.stringify([...segments, { start: 5, text: 'x' }])).problems).toEqual([
      'Segment 3 has no start and end.',
    ]);
  });
});
