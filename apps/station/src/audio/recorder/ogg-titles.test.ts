import { beforeAll, describe, expect, it } from 'vitest';
import { decodeText } from '../../platform/text/decode-text.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { OggTitles } from './ogg-titles.ts';

const codecs = {
  opus: ['-c:a', 'libopus'],
  vorbis: ['-c:a', 'libvorbis'],
  flac: ['-c:a', 'flac'],
};

async function part(
  codec: keyof typeof codecs,
  seconds: number,
  tags: Record<string, string> = {},
): Promise<Buffer> {
  const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const tone = ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  return runFfmpeg(...tone, ...codecs[codec], ...metadata, '-page_duration', '200000', '-f', 'ogg', 'pipe:1');
}

interface Found {
  opening: string | undefined;
  placed: { title: string; position_ms: number }[];
  position_ms: number;
}

function read(stream: Uint8Array, chunk = stream.length, charset: string | null = null): Found {
  const titles = new OggTitles((bytes) => decodeText(bytes, { sent: charset }).text);
  let opening: string | undefined;
  const placed: Found['placed'] = [];
  for (let at = 0; at < stream.length; at += chunk) {
    const found = titles.push(stream.subarray(at, at + chunk));
    opening ??= found.opening;
    placed.push(...found.placed);
  }
  return { opening, placed, position_ms: titles.position_ms };
}

describe('OggTitles', () => {
  const chains = new Map<string, Buffer>();
  beforeAll(async () => {
    for (const codec of ['opus', 'vorbis', 'flac'] as const) {
      chains.set(
        codec,
        Buffer.concat([
          await part(codec, 3, { ARTIST: 'Ada', TITLE: 'Bread &amp; butter' }),
          await part(codec, 2, { title: 'Köln\nam Abend' }),
          await part(codec, 4),
          await part(codec, 1, { artist: ' ', title: '-' }),
          await part(codec, 1, { artist: 'Ada' }),
        ]),
      );
    }
  });

  it.each(['opus', 'vorbis', 'flac'])(
    'reads the titles of a chain of %s at the ends of the streams before',
    (codec) => {
      const { opening, placed, position_ms } = read(chains.get(codec) ?? Buffer.alloc(0));
      expect(opening).toBe('Ada - Bread & butter');
      expect(placed).toEqual([
        { title: 'Köln am Abend', position_ms: expect.closeTo(3000, -2) },
        { title: '', position_ms: expect.closeTo(5000, -2) },
        { title: '', position_ms: expect.closeTo(9000, -2) },
        { title: 'Ada', position_ms: expect.closeTo(10_000, -2) },
      ]);
      expect(position_ms).toBeCloseTo(11_000, -2);
    },
  );

  it('reads the same from chunks of any size', () => {
    const chain = chains.get('opus') ?? Buffer.alloc(0);
    const whole = read(chain);
    for (const size of [1, 7, 333, 4096]) expect(read(chain, size)).toEqual(whole);
  });

  it('counts from the beginning of the connection where a server first sends the headers and then the pages on air', async () => {
    const first = await part('vorbis', 8, { title: 'On air' });
    const pages = pagesOf(first);
    const header = pages.filter((page) => page.readBigInt64LE(6) === 0n);
    const joined = pages.filter((page) => page.readBigInt64LE(6) > 5n * 44_100n);
    const { opening, placed } = read(
      Buffer.concat([...header, ...joined, await part('vorbis', 1, { title: 'Next' })]),
    );
    expect(opening).toBe('On air');
    expect(placed).toEqual([{ title: 'Next', position_ms: expect.any(Number) }]);
    expect(Math.abs((placed[0]?.position_ms ?? 0) - 3000)).toBeLessThan(1100);
  });

  it('reads comments that a picture spreads over pages', async () => {
    const picture = 'A'.repeat(200_000);
    const chain = Buffer.concat([
      await part('opus', 1),
      commented(await part('opus', 1), [`METADATA_BLOCK_PICTURE=${picture}`, 'TITLE=After']),
    ]);
    expect(read(chain, 1000).placed).toEqual([{ title: 'After', position_ms: expect.any(Number) }]);
  });

  it('reads comments in Windows-1252 and in the encoding of the setting, and UTF-8 whatever the setting', async () => {
    const opus = await part('opus', 1);
    const titled = (text: Buffer) => commented(opus, [Buffer.concat([Buffer.from('TITLE='), text])]);
    const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);
    expect(read(titled(Buffer.from('Caf\xe9', 'latin1'))).opening).toBe('Café');
    expect(read(titled(cyrillic), undefined, 'windows-1251').opening).toBe('Новости');
    expect(read(titled(Buffer.from('Новости')), undefined, 'koi8-r').opening).toBe('Новости');
  });

  it('passes the pages on as they are, but for an empty packet at the end, which ffmpeg refuses', async () => {
    const [one, two] = [await part('opus', 1, { title: 'One' }), await part('opus', 1, { title: 'Two' })];
    const whole = Buffer.concat([one, two]);
    const passed = (bytes: Buffer, size: number) => {
      const titles = new OggTitles(String);
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.subarray(n * size, (n + 1) * size),
      );
      return Buffer.concat(parts.flatMap((each) => titles.push(each).audio));
    };
    expect(passed(whole, 777).equals(whole)).toBe(true);
    const pages = pagesOf(one);
    const last = pages.pop() ?? Buffer.alloc(0);
    // As liquidsoap ends a stream: one more length, of 0. Its checksum does not matter, because the page is written again.
    const padded = Buffer.concat([
      last.subarray(0, 27 + (last[26] ?? 0)),
      Buffer.from([0]),
      last.subarray(27 + (last[26] ?? 0)),
    ]);
    padded.writeUInt8((last[26] ?? 0) + 1, 26);
    expect(passed(Buffer.concat([...pages, padded, two]), 777).equals(whole)).toBe(true);
  });

  describe('at a stream of a chain', () => {
    const parts = new Map<string, Buffer>();
    beforeAll(async () => {
      for (const codec of ['opus', 'vorbis', 'flac'] as const)
        for (const title of ['One', 'Two', 'Three'])
          parts.set(`${codec} ${title}`, await part(codec, title === 'Two' ? 2 : 1, { title }));
    });
    const of = (codec: string, title: string) => pagesOf(parts.get(`${codec} ${title}`) ?? Buffer.alloc(0));
    const isAudio = (page: Buffer) => page.readBigInt64LE(6) > 0n;

    /** Changes of the middle stream of a chain. */
    const changes: Readonly<Record<string, (pages: Buffer[]) => Buffer[]>> = {
      'without comments': (pages) => pages.filter((page, index) => index === 0 || isAudio(page)),
      'whose comments are damaged': (pages) =>
        pages.map((page) => (page.includes('Two') ? Buffer.from(page).fill(0xff, 40, 60) : page)),
      'with other packets in place of its comments': (pages) =>
        pages.map((page) => (page.includes('Two') ? Buffer.from(page).fill(0, 28, 44) : page)),
      'whose comments never end': (pages) => {
        const open = Buffer.concat([
          (pages[1] ?? Buffer.alloc(0)).subarray(0, 26),
          Buffer.alloc(256, 255),
          Buffer.alloc(255 * 255),
        ]);
        return [...pages.slice(0, 1), ...Array.from({ length: 80 }, () => open), ...pages.filter(isAudio)];
      },
    };
    it.each(
      ['opus', 'vorbis', 'flac'].flatMap((codec) =>
        Object.keys(changes).map((change) => [codec, change] as const),
      ),
    )('of %s %s, ends the title and reads the next one', (codec, change) => {
      const middle = changes[change]?.(of(codec, 'Two')) ?? [];
      const { opening, placed, position_ms } = read(
        Buffer.concat([...of(codec, 'One'), ...middle, ...of(codec, 'Three')]),
        5000,
      );
      expect(opening).toBe('One');
      expect(placed).toEqual([
        { title: '', position_ms: expect.closeTo(1000, -2) },
        { title: 'Three', position_ms: expect.closeTo(3000, -2) },
      ]);
      expect(position_ms).toBeCloseTo(4000, -2);
    });

    it.each(['opus', 'vorbis', 'flac'])('of %s that ends before its audio, reads the next one', (codec) => {
      for (const kept of [1, 2]) {
        const middle = of(codec, 'Two')
          .slice(0, kept)
          .filter((page) => !page.includes('Two'));
        const { placed } = read(
          Buffer.concat([...of(codec, 'One'), ...middle, ...of(codec, 'Three'), ...of(codec, 'Two')]),
        );
        expect(placed.at(-1)?.title).toBe('Two');
      }
    });

    it('without comments at the beginning of the connection, has no title', () => {
      const pages = of('opus', 'One').filter((page, index) => index === 0 || isAudio(page));
      expect(read(Buffer.concat([...pages, ...of('opus', 'Two')]))).toMatchObject({
        opening: '',
        placed: [{ title: 'Two' }],
      });
    });

    it('with another stream side by side, reads the first one', () => {
      const [one, two] = [of('opus', 'One'), of('vorbis', 'Two')];
      const [first = Buffer.alloc(0), ...rest] = one;
      const [second = Buffer.alloc(0), ...others] = two;
      const mixed = rest.flatMap((page, index) => [page, ...others.slice(index, index + 1)]);
      expect(read(Buffer.concat([first, second, ...mixed, ...of('opus', 'Three')]))).toMatchObject({
        opening: 'One',
        placed: [{ title: 'Three' }],
      });
    });
  });

  it('ignores damaged comments, bytes between pages and streams without audio', async () => {
    const opus = await part('opus', 1, { title: 'Kept' });
    const damaged = Buffer.from(opus);
    damaged.writeUInt32LE(0xffff_ffff, opus.indexOf('OpusTags') + 8);
    expect(read(damaged).opening).toBe('');
    expect(read(Buffer.concat([Buffer.from('OggX junk OggS'), opus])).opening).toBe('Kept');
    expect(read(Buffer.from('no Ogg at all'))).toEqual({ opening: undefined, placed: [], position_ms: 0 });
    const unknown = Buffer.from(opus);
    unknown.write('OtherHed', opus.indexOf('OpusHead'));
    expect(read(unknown).opening).toBeUndefined();
  });
});

function pagesOf(bytes: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf('OggS\0'); at >= 0; at = bytes.indexOf('OggS\0', at + 1)) starts.push(at);
  return starts.map((start, n) => bytes.subarray(start, starts[n + 1]));
}

/** A stream of Opus with other comments, in pages of 10 segments. */
function commented(opus: Buffer, comments: readonly (string | Buffer)[]): Buffer {
  const [head = Buffer.alloc(0), , ...audio] = pagesOf(opus);
  const size = (length: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(length);
    return bytes;
  };
  const list = comments
    .map((comment) => Buffer.from(comment))
    .flatMap((comment) => [size(comment.length), comment]);
  const packet = Buffer.concat([Buffer.from('OpusTags'), size(0), size(comments.length), ...list]);
  const pages: Buffer[] = [];
  for (let at = 0; at <= packet.length; at += 2550) {
    const body = packet.subarray(at, at + 2550);
    const lengths = Array.from({ length: Math.min(10, Math.floor(body.length / 255)) }, () => 255);
    if (body.length < 2550) lengths.push(body.length % 255);
    const header = Buffer.from(head.subarray(0, 27));
    header[5] = at > 0 ? 1 : 0;
    header[26] = lengths.length;
    pages.push(Buffer.concat([header, Buffer.from(lengths), body]));
  }
  return Buffer.concat([head, ...pages, ...audio]);
}
