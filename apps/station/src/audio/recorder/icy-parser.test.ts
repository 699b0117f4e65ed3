import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IcyParser } from './icy-parser.ts';

function block(text: string | Buffer): Buffer {
  const bytes = Buffer.from(text);
  const padded = Buffer.alloc(16 * Math.ceil(bytes.length / 16));
  bytes.copy(padded);
  return Buffer.concat([Buffer.from([padded.length / 16]), padded]);
}

function parse(stream: Buffer, interval: number, chunk = stream.length): { audio: string; opening: string | undefined; titles: string[] } {
  const parser = new IcyParser(interval);
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

  it('reads the Latin-1 of old stations', () => {
    const old = Buffer.concat([Buffer.from('x'), block(Buffer.from(`StreamTitle='Café';`, 'latin1'))]);
    expect(parse(old, 1).opening).toBe('Café');
  });

  it('has no opening title when the first block is empty', () => {
    const late = Buffer.concat([Buffer.from('x'), Buffer.from([0]), Buffer.from('y'), block(`StreamTitle='Late';`)]);
    expect(parse(late, 1)).toEqual({ audio: 'xy', opening: undefined, titles: ['Late'] });
  });

  it('passes a stream without metadata through', () => {
    expect(parse(Buffer.from('any bytes'), 0)).toEqual({ audio: 'any bytes', opening: undefined, titles: [] });
  });
});
