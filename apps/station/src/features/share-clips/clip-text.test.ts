import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '../../audio/index.ts';
import { stationFile } from '../../platform/station-files.ts';
import { openClipFonts } from './clip-fonts.ts';
import { clipLayouts } from './clip-layout.ts';
import { type ClipWord, clipText } from './clip-text.ts';

const layout = clipLayouts['9:16'];
const second = 1000;
let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-clip-text-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Words of a second each. */
const spoken = (text: string): ClipWord[] =>
  text.split(' ').map((word, index) => ({ start: index * second, end: (index + 1) * second, text: word }));

async function assOf(words: readonly ClipWord[], title = '') {
  const fonts = await openClipFonts(['Radio', title, ...words.map(({ text }) => text)].join(' '));
  const ass = clipText(
    layout,
    { station: 'Radio', title, words, length: 60 * second, color: '#ffcc00' },
    fonts,
  );
  return { ass, fonts };
}

/** The captions in the order in which they are shown, as they are read. */
async function captionsOf(words: readonly ClipWord[]): Promise<string[]> {
  const { ass } = await assOf(words);
  const shown = [...ass.matchAll(/^Dialogue: 0,([\d:.]+),([\d:.]+),Bold,,0,0,0,,(?:\{[^}]*\})(.*)$/gm)].slice(
    1,
  );
  const times = shown.map(([, from = '', to = '']) => [from, to]);
  for (const [index, [from = '', to = '']] of times.entries()) {
    expect(from < to).toBe(true);
    expect(from >= (times[index - 1]?.[1] ?? '')).toBe(true);
  }
  return [
    ...new Set(
      shown.map(([, , , text = '']) => text.replaceAll(/\{[^}]*\}/g, '').replaceAll(String.raw`\N`, ' / ')),
    ),
  ];
}

/** Where a caption is drawn at some moments: in any colour, and in that of the current word. */
async function framesOf(ass: string, fonts: readonly string[], seconds: readonly number[]) {
  made += 1;
  const at = join(folder, String(made));
  await mkdir(join(at, 'fonts'), { recursive: true });
  for (const font of fonts) await symlink(font, join(at, 'fonts', basename(font)));
  await writeFile(join(at, 'text.ass'), ass);
  await writeFile(
    join(at, 'fonts.conf'),
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>',
  );
  const chosen = seconds.map((moment) => `eq(n,${moment * 2})`).join('+');
  await promisify(execFile)(
    findFfmpeg(),
    [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'color=c=black:s=1080x1920:d=60:r=2',
      '-vf',
      `format=rgb24,ass=filename=${at}/text.ass:fontsdir=${at}/fonts,select='${chosen}',crop=1080:400:0:1045`,
    ].concat(['-fps_mode', 'passthrough', join(at, '%d.png')]),
    { env: { FONTCONFIG_FILE: join(at, 'fonts.conf') } },
  );
  const names = (await readdir(at)).filter((name) => name.endsWith('.png')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { data, info } = await sharp(join(at, name))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ink: number[] = [];
      const marked: number[] = [];
      for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
        const [red = 0, , blue = 0] = data.subarray(3 * pixel);
        if (red > 128) ink.push(pixel);
        if (red > 128 && blue < 100) marked.push(pixel % info.width);
      }
      const columns = ink.map((pixel) => pixel % info.width);
      const edge = (call: (...values: number[]) => number, none: number): number =>
        columns.reduce((found, column) => call(found, column), none);
      const middle = marked.reduce((sum, column) => sum + column, 0) / Math.max(1, marked.length);
      return {
        ink: ink.join(' '),
        count: ink.length,
        left: edge(Math.min, 1080),
        right: edge(Math.max, 0),
        marked: marked.length,
        middle,
      };
    }),
  );
}

describe('a caption in', () => {
  it.each([
    ['Latin', 'one two three', 1],
    ['Hebrew', 'אחת שתיים שלוש', -1],
    ['Arabic', 'مرحبا بالعالم هنا', -1],
    ['Persian with half-spaces', 'می‌خواهم کتاب بخوانم', -1],
    ['Hebrew with brackets and a full stop', 'זה (מבחן) סוף.', -1],
    ['Hebrew with a number', 'שלום 2026 עולם', -1],
    ['Hebrew with Latin', 'תחנת FM שלנו', -1],
    ['Latin with Hebrew', 'the אבג word', 1],
    ['Arabic with numbers of its own', 'سنة ٢٠٢٦ هنا', -1],
    ['Hebrew with an emoji', '👋 שלום עולם', -1],
    ['Dhivehi', 'ދިވެހި ބަސް ދަނީ', -1],
    ['Greek', 'ένα δύο τρία', 1],
    ['Cyrillic', 'один два три', 1],
    ['Devanagari', 'नमस्ते हिन्दी यहाँ', 1],
    ['Thai', 'หนึ่ง สอง สาม', 1],
    ['Japanese', '日本 テスト です', 1],
    ['Chinese', '一个 测试 完毕', 1],
    ['Korean', '하나 둘 셋', 1],
    ['emoji', '👋 👨‍👩‍👧 🇩🇪', 1],
    ['Tamil', 'ஒன்று ஆறு பூ', 1],
  ])(
    '%s keeps its picture while the current word moves in the order of reading',
    async (_name, text, step) => {
      const { ass, fonts } = await assOf(spoken(text));
      const frames = await framesOf(ass, fonts.files(), [0.5, 1.5, 2.5]);
      expect(frames).toHaveLength(3);
      const [first, second_, third] = frames;
      if (!first || !second_ || !third) throw new Error('There are three frames.');
      expect(first.count).toBeGreaterThan(500);
      expect([second_.ink === first.ink, third.ink === first.ink]).toEqual([true, true]);
      for (const frame of frames) expect(frame.marked).toBeGreaterThan(100);
      expect(Math.sign(second_.middle - first.middle)).toBe(step);
      expect(Math.sign(third.middle - second_.middle)).toBe(step);
      expect([...fonts.missing]).toEqual([]);
    },
  );
});

describe('a caption', () => {
  it('ends with a sentence, also one in quotes or brackets', async () => {
    expect(await captionsOf(spoken('Hello there. “Yes.” (No!) Good'))).toEqual([
      'Hello there.',
      '“Yes.”',
      '(No!)',
      'Good',
    ]);
  });

  it.each([
    'Supercalifragilisticexpialidocious_and_much_longer_than_any_line_can_be end',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'https://www.example.org/a/very/long/address/of/a/page',
    '吾輩は猫である名前はまだ無いどこで生れたかとんと見当がつかぬ',
    'กรุงเทพมหานครอมรรตนโกสินทร์มหินทรายุธยา',
    'مستشفياتهم'.repeat(4),
    '👋'.repeat(20) + '🎉'.repeat(20),
  ])('breaks %s so that all of it is in the picture', async (text) => {
    const words = spoken(text);
    const { ass, fonts } = await assOf(words);
    for (const frame of await framesOf(ass, fonts.files(), [0, 0.5, 1])) {
      expect(frame.count).toBeGreaterThan(500);
      expect(frame.left).toBeGreaterThan(60);
      expect(frame.right).toBeLessThan(1020);
    }
    expect((await captionsOf(words)).join('').replaceAll(/[ /\u200e\u202c\u202e\u00a0]/g, '')).toHaveLength(
      text.replaceAll(/[ /]/g, '').length,
    );
  });

  it.each([
    ['Chinese', ['今天', '天气', '很好。', '我们', '去', '公园'], ['今天天气很好。', '我们去公园']],
    ['Japanese with English', ['明日', 'は', 'iPhone', 'の', '話', 'です'], ['明日はiPhoneの話です']],
    ['Chinese with its own spaces', ['我', '用 ', 'iPhone ', '拍照'], ['我用 iPhone 拍照']],
    ['Thai', ['สวัสดี', 'ครับ ', 'วัน', 'นี้'], ['สวัสดีครับ วันนี้']],
    ['Khmer', ['ខ្ញុំ', 'ស្រឡាញ់', 'ភាសា'], ['ខ្ញុំស្រឡាញ់ភាសា']],
  ])('of %s has the spaces of its script, and ends with a sentence', async (_name, words, captions) => {
    const timed = words.map((text, index) => ({ start: index * second, end: (index + 1) * second, text }));
    expect(await captionsOf(timed)).toEqual(captions);
  });

  it('follows the one before it if two speakers are heard at once', async () => {
    const word = (text: string, start: number, caption?: number): ClipWord => ({
      text,
      start: start * second,
      end: (start + 1) * second,
      caption,
    });
    const overlapping = [
      word('Hello', 0, 0),
      word('there', 1, 0),
      word('friend', 2, 0),
      word('This', 1, 1),
      word('is', 2, 1),
      word('it', 3, 1),
      word('Next', 8),
    ];
    expect(await captionsOf(overlapping)).toEqual(['Hello there friend', 'This is it', 'Next']);
    // The second is over before the first.
    const inside = [word('Hello', 0, 0), word('friend', 1.5, 0), word('Yes', 1, 1)];
    expect(await captionsOf(inside)).toEqual(['Hello friend', 'Yes']);
  });

  it('has no words that no font can show', async () => {
    expect(
      await captionsOf([
        { start: 0, end: second, text: '𓀀𓀁' },
        { start: second, end: 2 * second, text: 'a𓀀b' },
      ]),
    ).toEqual(['ab']);
  });
});

describe('the name and the title', () => {
  it('fit their lines, and no control turns them around', async () => {
    const long = '日本語の長い名前'.repeat(12);
    const fonts = await openClipFonts(`${long} a\u202eb`);
    const ass = clipText(
      layout,
      { station: long, title: `${long} ${long}`, words: [], length: second, color: '#ffcc00' },
      fonts,
    );
    const [name = '', title = ''] = ass
      .split('\n')
      .flatMap((line) =>
        line.startsWith('Dialogue:')
          ? [line.replace(/^.*?,,\{[^}]*\}/, '').replaceAll(/\{[^}]*\}/g, '')]
          : [],
      );
    expect(fonts.widthOf(name, 'Clip Sans Medium', layout.station.size)).toBeLessThan(860);
    expect(name).toMatch(/^日本語.*…$/);
    expect(title.split(String.raw`\N`)).toHaveLength(2);
    for (const line of title.split(String.raw`\N`))
      expect(fonts.widthOf(line, 'Clip Sans', layout.title.size)).toBeLessThanOrEqual(860);
    const turned = clipText(
      layout,
      { station: 'a\u202eb', title: 'c\u202ed', words: [], length: second, color: '#ffcc00' },
      fonts,
    );
    expect(turned).not.toMatch(/\u202e/);
  });
});

describe('a missing letter', () => {
  it('is nothing in any font, and no sign of its maker', async () => {
    const fonts = stationFile('src/features/share-clips/fonts');
    const files = (await readdir(fonts))
      .filter((name) => /\.[ot]tf$/.test(name))
      .map((name) => join(fonts, name));
    const { ass } = await assOf(spoken('one'));
    for (const family of [
      'Clip Sans',
      'Clip Sans Medium',
      'Noto Sans',
      'Noto Sans CJK JP',
      'Noto Sans CJK SC',
      'Noto Sans CJK KR',
      'Noto Emoji',
    ]) {
      const [blank, letter] = await Promise.all(
        ['\ue000\ufff9', '한👋日a'].map((text) =>
          framesOf(ass.replaceAll('one', `{\\fn${family}}${text}`), files, [0.5]),
        ),
      );
      expect(blank?.[0]?.count).toBe(0);
      expect(letter?.[0]?.count).toBeGreaterThan(0);
    }
  });
});
