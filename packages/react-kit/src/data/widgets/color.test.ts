import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, mix, readable, textOn } from './color.ts';
import { widgetPalette } from './widget-palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('luminance', () => {
  it('follows WCAG', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#FFFFFF')).toBeCloseTo(1, 6);
    expect(luminance('#777777')).toBeCloseTo(0.1845, 3);
  });
});

describe('contrast', () => {
  it('is symmetric and at most 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#4D4DFF', '#F1F6FB')).toBe(contrast('#F1F6FB', '#4D4DFF'));
  });
});

describe('mix', () => {
  it('interpolates between two colours', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
  });
});

describe('textOn', () => {
  it('is readable on every colour', () => {
    fc.assert(
      fc.property(hex, (background) => {
        expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readable', () => {
  it('keeps a colour that is already readable', () => {
    expect(readable('#123456', '#FFFFFF', 4.5)).toBe('#123456');
  });
});

describe('widgetPalette', () => {
  it('is readable with all colours', () => {
    fc.assert(
      fc.property(hex, hex, hex, (background, play_button, start_remaining) => {
        const palette = widgetPalette('custom', { background, play_button, start_remaining });
        expect(contrast(palette.text, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette['text-muted'], background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.accent, background)).toBeGreaterThanOrEqual(3);
        expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });

  it('uses the chosen colours in the custom theme only', () => {
    const colors = { background: '#004400', play_button: '#FFFFFF', start_remaining: '#FFFFFF' };
    expect(widgetPalette('custom', colors).surface).toBe('#004400');
    expect(widgetPalette('light', colors).surface).toBe('#F9FAF8');
    expect(luminance(widgetPalette('dark', colors).surface)).toBeLessThan(0.05);
  });
});
