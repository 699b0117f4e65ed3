import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentTones } from './accent-tones.ts';
import { contrastOf, oklchOf } from './oklch.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The backgrounds of the workspace: canvas, surface, raised, sunken; the deck is dark in both themes. */
const grounds = {
  light: ['#e8ebe8', '#f9faf8', '#ffffff', '#dde2dd'],
  dark: ['#151a19', '#1c2221', '#252c2a', '#101413', '#0c1110'],
};
const text = { light: '#131a18', dark: '#e9efec' };

describe('accentTones', () => {
  it('makes text on the accent, and the accent on every background, readable for every colour', () => {
    fc.assert(
      fc.property(color, (given) => {
        const { brand, onBrand, accent, onAccent, soft, softText } = accentTones(given);
        expect(contrastOf(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
        for (const theme of ['light', 'dark'] as const) {
          expect(contrastOf(onAccent[theme], accent[theme])).toBeGreaterThanOrEqual(4.5);
          for (const ground of grounds[theme])
            expect(contrastOf(accent[theme], ground)).toBeGreaterThanOrEqual(4.5);
          for (const words of [softText[theme], text[theme]])
            expect(contrastOf(words, soft[theme])).toBeGreaterThanOrEqual(4.5);
        }
      }),
      {
        numRuns: 1000,
        examples: [['#000000'], ['#ffffff'], ['#ff0000'], ['#00ff00'], ['#0000ff'], ['#ffff00'], ['#808080']],
      },
    );
  });

  it('keeps the hue of a colourful accent in both themes', () => {
    fc.assert(
      fc.property(color, (given) => {
        const { chroma, hue } = oklchOf(given);
        fc.pre(chroma > 0.08);
        for (const shown of Object.values(accentTones(given).accent)) {
          const turn = Math.abs(oklchOf(shown).hue - hue);
          expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.12);
        }
      }),
    );
  });

  it('keeps the given colour as the brand, and changes no accent that is readable already', () => {
    const { brand, accent } = accentTones('#00636B');
    expect(brand).toBe('#00636b');
    expect(accent.light).toBe('#00636b');
    expect(accent.dark).not.toBe('#00636b');
  });

  it('leaves a grey without colour', () => {
    for (const shown of Object.values(accentTones('#808080').accent))
      expect(oklchOf(shown).chroma).toBeLessThan(0.01);
  });
});
