import { describe, expect, it } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

describe('parseVtt', () => {
  it('reads the captions, and each speaker where they begin', () => {
    const file = `WEBVTT\r\n\r\nNOTE made by PostKit\r\n\r\n00:00.000 --> 00:04.000\r\n<v Ines &amp; Tom>The tide is &lt;low&gt;\r\ntoday.\r\n
00:00:04.000 --> 00:00:06.500
<v Ines &amp; Tom>And cold.

7
01:02:03.250 --> 01:02:05.000 align:start
<v Ada>Good <i>night</i>.
`;
    expect(parseVtt(file)).toEqual([
      { start: 0, text: 'The tide is <low> today.', speaker: 'Ines & Tom' },
      { start: 4, text: 'And cold.', speaker: undefined },
      { start: 3723.25, text: 'Good night .', speaker: 'Ada' },
    ]);
  });

  it('finds nothing in any other text', () => {
    expect(parseVtt('{"error_message":"Not found."}')).toEqual([]);
  });
});
