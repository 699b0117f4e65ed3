import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IcyParser } from './icy-parser.ts';
import { cleanTitle, decodeTitle } from './stream-title.ts';

function block(text: string | Buffer): Buffer {
  const bytes = Buffer.from(text);
  const padded = Buffer.alloc(16 * Math.ceil(bytes.length / 16));
  bytes.copy(padded);
  return Buffer.concat([Buffer.from([padded.length / 16]), padded]);
}

function parse(
  stream: Buffer,
  interval: number,
  chunk = stream.length,
  charset: string | null = null,
): { audio: string; opening: string | undefined; titles: string[] } {
  const parser = new IcyParser(interval, (bytes) => cleanTitle(decodeTitle(bytes, charset)));
  const audio: Uint8Array[] = [];
  const titles: string[] = [];
  let opening: string | undefined;
  for (let at = 0; at < stream.length; at += chunk) {
    const found = parser.push(stream.subarray(at, at + chunk));
    audio.push(...found.audio);
    titles.push(...found.titles);
    opening ??= found.opening;
  }
  return { audio: Buffer.concat(audio).toString(), opening, titles };
}

describe('IcyParser', () => {
  const stream = Buffer.concat([
    Buffer.from('0123456789'),
    block(`StreamTitle='Björk - It's Oh So Quiet';StreamUrl='http://x';`),
    Buffer.from('abcdefghij'),
    Buffer.from([0]),
    Buffer.from('ABCDEFGHIJ'),
    block(`StreamTitle='';`),
    Buffer.from('KLM'),
  ]);

  it('removes titles from the audio, for chunks of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: stream.length }), (chunk) => {
        expect(parse(stream, 10, chunk)).toEqual({
          audio: '0123456789abcdefghijABCDEFGHIJKLM',
          opening: `Björk - It's Oh So Quiet`,
          titles: [''],
        });
      }),
    );
  });

  const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
  const titled = (title: string | Buffer, after: string | Buffer = "';") =>
    Buffer.concat([Buffer.from("StreamTitle='"), Buffer.from(title), Buffer.from(after)]);

  it.each([
    ['UTF-8', titled('Ляпис - Новости'), null, 'Ляпис - Новости'],
    ['Windows-1252', titled(bytes('41 20 96 20 93 51 94 20 69 74 92 73 20 80')), null, 'A – “Q” it’s €'],
    [
      'UTF-8 whose last character the server cut',
      titled(Buffer.from('Привет, мир').subarray(0, -1)),
      null,
      'Привет, ми',
    ],
    [
      'UTF-8 that a block in Latin-1 contains',
      titled('Привет', Buffer.from("';StreamUrl='caf\xe9';", 'latin1')),
      null,
      'Привет',
    ],
    ['Windows-1251 by the setting', titled(bytes('cd ee e2 ee f1 f2 e8')), 'windows-1251', 'Новости'],
    ['Shift-JIS by the setting', titled(bytes('83 6a 83 85 81 5b 83 58')), 'shift_jis', 'ニュース'],
    ['Shift-JIS that is cut', titled(bytes('83 6a 83 85 81')), 'shift_jis', 'ニュ'],
    ['bytes that are UTF-8, by a setting that says otherwise', titled('ö'), 'windows-1251', 'Г¶'],
    ['entities', titled('Dash &#8212; R&amp;B &lt;live&gt;'), null, 'Dash — R&B <live>'],
    ['entities of entities, once', titled('&amp;lt;'), null, '&lt;'],
    ['line breaks, tabs and controls', titled('News\r\nat\tten\x07'), null, 'News at ten'],
    [
      'apostrophes and semicolons',
      titled("Guns N' Roses - Don't Cry; Live"),
      null,
      "Guns N' Roses - Don't Cry; Live",
    ],
    ['a title that ends in a quote', titled("Rock 'n'"), null, "Rock 'n'"],
    ['a field after the title', titled("A - 'B'; C", "';StreamUrl='http://x/?a=1;b';"), null, "A - 'B'; C"],
    ['a field before the title', Buffer.from("StreamUrl='';StreamTitle='After';"), null, 'After'],
    ['other capitals', Buffer.from("streamtitle='Small';"), null, 'Small'],
    ['a block without an end', titled('Cut by the serv', ''), null, 'Cut by the serv'],
    ['a block without its semicolon', titled('Nearly', "'"), null, 'Nearly'],
    ['marks alone', titled(' - '), null, ''],
    ['nothing', titled(''), null, ''],
    ['another field alone', Buffer.from("StreamUrl='http://x';"), null, undefined],
  ])('reads %s', (_what, text, charset, title) => {
    expect(parse(Buffer.concat([Buffer.from('x'), block(text)]), 1, undefined, charset).opening).toBe(title);
  });

  it('has no opening title when the first block is empty', () => {
    const late = Buffer.concat([
      Buffer.from('x'),
      Buffer.from([0]),
      Buffer.from('y'),
      block(`StreamTitle='Late';`),
    ]);
    expect(parse(late, 1)).toEqual({ audio: 'xy', opening: undefined, titles: ['Late'] });
  });

  it('passes a stream without metadata through', () => {
    expect(parse(Buffer.from('any bytes'), 0)).toEqual({
      audio: 'any bytes',
      opening: undefined,
      titles: [],
    });
  });
});
