import { describe, expect, it } from 'vitest';
import { formatLufs, loudnessText } from './loudness-text.ts';
import { loudnessTextMessages } from './loudness-text.messages.ts';

describe('loudnessText', () => {
  it.each([
    [{ loudness: -18.4, gain: 2.4, target: -16 }, '−18.4 LUFS, will be raised by 2.4 dB to −16'],
    [{ loudness: -12, gain: -4, target: -16 }, '−12.0 LUFS, will be lowered by 4.0 dB to −16'],
    [{ loudness: -60, gain: 20, target: -16 }, '−60.0 LUFS, will be raised by 20.0 dB to −40'],
    [{ loudness: -18.4, gain: 0, target: null }, '−18.4 LUFS'],
    [{ loudness: null, gain: 0, target: -16 }, ''],
  ])('says what the render does: %o', (levels, text) => {
    expect(loudnessText(levels, loudnessTextMessages.english)).toBe(text);
  });

  it('writes numbers with a minus sign', () => {
    expect(formatLufs(-16)).toBe('−16.0 LUFS');
  });
});
