import { describe, expect, it } from 'vitest';
import { hexColor } from '@postkit/sdk/schema';
import { contrast, luminance } from './color.ts';
import { dominantColors } from './dominant-colors.ts';
import { paletteColors } from './palette-colors.ts';
import { palettes } from './palettes.ts';
import { suggestPalettes } from './suggest-palettes.ts';

const isSorted = (colors: readonly string[]) =>
  colors.every((color, at) => at === 0 || luminance(colors[at - 1] ?? '') <= luminance(color));

describe('palettes', () => {
  it('WIDGET-029 WIDGET-030 are 150 of five colours, each with distinct dark and light variants', () => {
    expect(palettes).toHaveLength(150);
    expect(new Set(palettes.map(({ name }) => name)).size).toBe(150);
    expect(new Set(palettes.map(({ colors }) => colors.join())).size).toBe(150);
    for (const { colors } of palettes) {
      expect(colors).toHaveLength(5);
      expect(colors.every((color) => hexColor.safeParse(color).success)).toBe(true);
      expect(isSorted(colors)).toBe(true);
      const [dark, light] = [paletteColors(colors, 'dark'), paletteColors(colors, 'light')];
      expect(luminance(dark.background)).toBeLessThan(0.1);
      expect(luminance(light.background)).toBeGreaterThan(0.7);
      for (const { background, start_remaining } of [dark, light])
        expect(contrast(background, start_remaining)).toBeGreaterThan(4.5);
    }
  });
});

describe('paletteColors', () => {
  it('WIDGET-030 uses one end as background, the other for the times, and the most saturated between as play button', () => {
    const palette = ['#101010', '#404040', '#C02020', '#B0B0B0', '#F8F8F8'];
    expect(paletteColors(palette, 'dark')).toEqual({
      background: '#101010',
      play_button: '#C02020',
      start_remaining: '#F8F8F8',
    });
    expect(paletteColors(palette, 'light')).toEqual({
      background: '#F8F8F8',
      play_button: '#C02020',
      start_remaining: '#101010',
    });
  });
});

/** Pixels with a count for each colour. */
function pixelsOf(
  colors: readonly (readonly [red: number, green: number, blue: number, count: number])[],
): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    colors.flatMap(([red, green, blue, count]) =>
      Array.from({ length: count }, () => [red, green, blue, 255]).flat(),
    ),
  );
}

describe('suggestPalettes', () => {
  const namesOf = (title: string, dominant: readonly string[] = []) =>
    suggestPalettes(title, dominant).map(({ name }) => name);

  it('WIDGET-007 take the hue of the most saturated colour of the image', () => {
    expect(namesOf('The sea', ['#101010', '#CC2211', '#B0A8A0'])[0]).toBe('Red tones');
    expect(namesOf('The sea', ['#101010', '#11CC22'])[0]).toBe('Green tones');
    expect(namesOf('The sea', ['#101010', '#2211CC'])[0]).toBe('Blue tones');
  });

  it('WIDGET-007 take the title for a grey image: a word that suggests a hue, else always the same hue', () => {
    expect(namesOf('Coffee and books', ['#101010', '#B0A8A0'])[0]).toBe('Rust tones');
    expect(namesOf('Mixed bag')).toEqual(namesOf('Mixed bag'));
    expect(new Set(namesOf('Mixed bag')).size).toBe(5);
    expect(suggestPalettes('', [])[0]).toEqual(palettes[0]);
  });
});

describe('dominantColors', () => {
  const far = [
    [255, 0, 0, 90],
    [0, 0, 0, 80],
    [255, 255, 255, 70],
    [0, 0, 255, 60],
    [0, 255, 0, 50],
    [128, 128, 128, 40],
    [255, 255, 0, 30],
    [0, 255, 255, 20],
    [255, 0, 255, 10],
  ] as const;

  it('WIDGET-031 WIDGET-032 are the five most frequent, dark to light', () => {
    expect(dominantColors(pixelsOf(far))).toEqual(['#000000', '#0000FF', '#FF0000', '#00FF00', '#FFFFFF']);
  });

  it('WIDGET-031 WIDGET-032 are eight if some of the five look alike', () => {
    const colors = dominantColors(pixelsOf([[250, 20, 20, 95], ...far]));
    expect(colors).toHaveLength(8);
    expect(isSorted(colors)).toBe(true);
  });

  it('exclude transparent pixels', () => {
    expect(dominantColors(Uint8ClampedArray.from([255, 0, 0, 0, 0, 0, 255, 255]))).toEqual(['#0000FF']);
  });
});
