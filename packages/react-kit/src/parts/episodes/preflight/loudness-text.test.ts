import { describe, expect, it } from 'vitest';
import { german } from '../../../messages/de/german.ts';
import { spanish } from '../../../messages/es/spanish.ts';
import { english } from '../../../words/catalogue.ts';
import { formatLufs } from './format-lufs.ts';
import { loudnessText } from './loudness-text.ts';

describe('loudnessText', () => {
  it.each([
    [{ loudness: -18.4, gain: 2.4, target: -16 }, '−18.4 LUFS, will be raised by 2.4 dB to −16'],
    [{ loudness: -12, gain: -4, target: -16 }, '−12.0 LUFS, will be lowered by 4.0 dB to −16'],
    [{ loudness: -60, gain: 20, target: -16 }, '−60.0 LUFS, will be raised by 20.0 dB to −40'],
    [{ loudness: -18.4, gain: 0, target: null }, '−18.4 LUFS'],
    [{ loudness: null, gain: 0, target: -16 }, ''],
  ])('says what the render does: %o', (levels, text) => {
    expect(loudnessText(levels, english)).toBe(text);
  });

  it('writes figures as the language does', async () => {
    await Promise.all([german, spanish].map(async ({ load }) => load?.('publish-dialog')));
    const levels = { loudness: -18.4, gain: 2.4, target: -16 };
    const inWords = (catalogue: typeof german) => loudnessText(levels, catalogue);
    expect(inWords(german)).toBe('−18,4 LUFS, wird um 2,4 dB auf −16 angehoben');
    expect(inWords(spanish)).toBe('−18,4 LUFS, subirá 2,4 dB hasta −16');
    expect(loudnessText({ ...levels, target: null }, german)).toBe('−18,4 LUFS');
  });

  it('writes numbers with a minus sign', () => {
    expect(formatLufs(-16)).toBe('−16.0 LUFS');
  });
});
