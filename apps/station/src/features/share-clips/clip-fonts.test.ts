import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stationFile } from '../../platform/station-files.ts';
import { openClipFonts } from './clip-fonts.ts';
import { glyphWidths } from './glyph-widths.ts';

const folder = stationFile('src/features/share-clips/fonts');
const fontFiles = readdirSync(folder).filter((name) => /\.[ot]tf$/.test(name));

/** Characters that a font may lack, because others show without them. */
const modifiers = /\u200d|\ufe0f|\u{1f3fd}/gu;

/** A text that each file draws a part of. */
const samples: Readonly<Record<string, string>> = {
  'clip-sans-bold-latin.ttf': 'Grüße',
  'clip-sans-bold-latin-ext.ttf': 'Łódź',
  'clip-sans-bold-vietnamese.ttf': 'Đà Nẵng',
  'noto-sans-bold.ttf': 'Привет Ελλάδα',
  'noto-sans-arabic-bold.ttf': 'مرحبا',
  'noto-sans-hebrew-bold.ttf': 'שלום',
  'noto-sans-thaana-bold.ttf': 'ދިވެހި',
  'noto-sans-armenian-bold.ttf': 'Բարեւ',
  'noto-sans-georgian-bold.ttf': 'ქართული',
  'noto-sans-ethiopic-bold.ttf': 'ሰላም',
  'noto-sans-devanagari-bold.ttf': 'नमस्ते',
  'noto-sans-bengali-bold.ttf': 'বাংলা',
  'noto-sans-gurmukhi-bold.ttf': 'ਪੰਜਾਬੀ',
  'noto-sans-gujarati-bold.ttf': 'ગુજરાતી',
  'noto-sans-oriya-bold.ttf': 'ଓଡ଼ିଆ',
  'noto-sans-tamil-bold.ttf': 'தமிழ்',
  'noto-sans-telugu-bold.ttf': 'తెలుగు',
  'noto-sans-kannada-bold.ttf': 'ಕನ್ನಡ',
  'noto-sans-malayalam-bold.ttf': 'മലയാളം',
  'noto-sans-sinhala-bold.ttf': 'සිංහල',
  'noto-sans-thai-bold.ttf': 'ภาษาไทย',
  'noto-sans-lao-bold.ttf': 'ລາວ',
  'noto-sans-khmer-bold.ttf': 'ខ្មែរ',
  'noto-sans-myanmar-bold.ttf': 'မြန်မာ',
  'noto-sans-cherokee-bold.ttf': 'ᏣᎳᎩ',
  'noto-sans-canadian-aboriginal-bold.ttf': 'ᐃᓄᒃᑎᑐᑦ',
  'noto-sans-cjk-jp-bold.otf': '日本語のテスト',
  'noto-sans-cjk-sc-bold.otf': '简体中文，繁體中文',
  'noto-sans-cjk-kr-bold.otf': '한국어',
  'noto-sans-symbols-bold.ttf': '⚙ ♨',
  'noto-sans-symbols2-regular.ttf': '★ ✓',
  'noto-sans-math-regular.ttf': '∑ ∀',
  'noto-emoji-bold.ttf': '👋🏽 👨‍👩‍👧 🇩🇪 1️⃣ ❤️',
};

describe('the fonts of clips', () => {
  it.each(Object.entries(samples))('%s draws all of its text', async (file, text) => {
    const fonts = await openClipFonts(text);
    expect(
      fonts
        .runsOf(text, 'Clip Sans')
        .map((run) => run.text)
        .join('')
        .replaceAll(modifiers, ''),
    ).toBe(text.replaceAll(modifiers, ''));
    expect([...fonts.missing]).toEqual([]);
    expect(fonts.files().map((path) => basename(path))).toContain(file);
    expect(fonts.widthOf(text, 'Clip Sans', 88)).toBeGreaterThan(40);
  });

  it('are all used', () => {
    expect(fontFiles.filter((name) => !name.includes('medium')).toSorted()).toEqual(
      Object.keys(samples).toSorted(),
    );
  });

  it('are given to a clip only if it shows their letters', async () => {
    const names = async (text: string) => {
      const fonts = await openClipFonts(`${text} 日本 שלום`);
      fonts.runsOf(text, 'Clip Sans');
      return fonts
        .files()
        .map((path) => basename(path))
        .filter((name) => !name.startsWith('clip-sans'));
    };
    expect(await names('tide')).toEqual([]);
    expect(await names('שלום.')).toEqual(['noto-sans-hebrew-bold.ttf']);
  });

  it('draw accents that are characters of their own in the font of their letter', async () => {
    const text = 'Gru\u0308\u00dfe Lo\u0301dz\u0301';
    expect((await openClipFonts(text)).runsOf(text, 'Clip Sans')).toEqual([
      { text: 'Gr\u00fc\u00dfe L\u00f3d\u017a', family: 'Clip Sans' },
    ]);
  });

  it('draw the signs of captions', async () => {
    const text =
      '♪ ♫ – — “ ” „ ‚ « » ‹ › … • · ° € £ ¥ ₹ ₽ ₿ ₺ ₴ ₩ ™ ® © § ¶ † ‡ ← → ↑ ↓ ⇒ ½ ¼ × ÷ ± ≈ ≠ ≤ ≥ ∞ √ ¿ ¡ № ℃ ♀ ♂ ☀ ☎ ✔ ✗ ① 〜 ー ・ 、 。 ！ ？ ، ؛ ؟ । ॥ ־ ׳ ״';
    const fonts = await openClipFonts(text);
    fonts.runsOf(text, 'Clip Sans');
    expect([...fonts.missing]).toEqual([]);
  });

  it('leave out what none has, and name it once', async () => {
    const text = 'a𓀀b𓀁𓀀\ue000';
    const fonts = await openClipFonts(text);
    expect(fonts.runsOf(text, 'Clip Sans')).toEqual([{ text: 'ab', family: 'Clip Sans' }]);
    fonts.runsOf(text, 'Clip Sans Medium');
    expect([...fonts.missing]).toEqual(['𓀀', '𓀁', '\ue000']);
  });

  it('leave out modifiers without a word, and the mark of a letter with one', async () => {
    const text = 'e\u0301 x\u{1d242} ok\ufe0f';
    const fonts = await openClipFonts(text);
    expect(
      fonts
        .runsOf(text, 'Clip Sans')
        .map((run) => run.text)
        .join('')
        .normalize('NFC'),
    ).toMatch(/^é x ok\ufe0f?$/);
    expect([...fonts.missing]).toEqual(['\u{1d242}']);
  });

  it('take the forms of Japan for a text with kana, and those of China without', async () => {
    for (const [text, family] of [
      ['直 の', 'Noto Sans CJK JP'],
      ['直', 'Noto Sans CJK SC'],
    ] as const)
      expect((await openClipFonts(text)).runsOf('直', 'Clip Sans')).toEqual([{ text: '直', family }]);
  });
});

describe('each font', () => {
  it.each(fontFiles)(
    '%s has lines of the same height, an empty glyph for missing letters, and a map that libass reads',
    (name) => {
      const font = readFileSync(join(folder, name));
      const table = (wanted: string): Buffer | undefined => {
        for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
          if (font.toString('latin1', at, at + 4) === wanted) return font.subarray(font.readUInt32BE(at + 8));
        return undefined;
      };
      const [os2, head, cmap, loca] = [table('OS/2'), table('head'), table('cmap'), table('loca')];
      if (!os2 || !head || !cmap) throw new Error('The font lacks a table.');
      expect((os2.readUInt16BE(74) + os2.readUInt16BE(76)) / head.readUInt16BE(18)).toBeCloseTo(1.41, 2);
      // The glyphs of CFF fonts are tested by a rendered frame.
      const emptyGlyph = loca && (head.readInt16BE(50) === 0 ? loca.readUInt16BE(2) : loca.readUInt32BE(4));
      expect(emptyGlyph ?? 0).toBe(0);
      // libass takes the first table of Windows; one of the first plane only hides emoji.
      const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(4 + 8 * index));
      const first = tables.find((one) => one.readUInt16BE(0) === 3);
      const isWide = [...glyphWidths(font).keys()].some((point) => point > 0xff_ff);
      expect(first?.readUInt16BE(2)).toBe(isWide ? 10 : 1);
    },
  );
});
