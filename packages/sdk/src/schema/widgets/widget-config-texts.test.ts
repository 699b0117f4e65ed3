import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultWidgetColors } from './default-widget-colors.ts';
import { formatWidgetConfig } from './format-widget-config.ts';
import { parseWidgetConfig } from './parse-widget-config.ts';
import { widgetConfigDefaults } from './widget-defaults.ts';
import { widgetConfig } from './widget.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

const configs = fc
  .record({
    version: fc.constant(4 as const),
    station: fc.constantFrom('harbour-fm', 'WXYZ', 'k1'),
    mode: fc.constantFrom('classic', 'mini'),
    zone: fc.option(fc.nat()),
    episode: fc.option(fc.nat()),
    theme: fc.constantFrom('light', 'dark', 'custom'),
    colors: fc.record({ background: hex, play_button: hex, start_remaining: hex }),
    vertical: fc.boolean(),
    full: fc.boolean(),
    autoplay: fc.constantFrom('next', 'live', 'none'),
    gallery: fc.boolean(),
    limit: fc.integer({ min: 1, max: 100 }),
    albumart: fc.boolean(),
    visualization: fc.boolean(),
    hashtags: fc.boolean(),
    shownotes: fc.boolean(),
    start: fc.nat({ max: 90_000 }),
  })
  .map((config) => (config.theme === 'custom' ? config : { ...config, colors: defaultWidgetColors }));

describe('parseWidgetConfig', () => {
  it('reads back the config that formatWidgetConfig writes', () => {
    fc.assert(
      fc.property(configs, (config) => {
        expect(parseWidgetConfig(Object.fromEntries(formatWidgetConfig(config)))).toEqual(config);
      }),
    );
  });

  it('returns a config that the schema accepts for any texts', () => {
    const names = fc.constantFrom(
      'station',
      'zone',
      'episode',
      'mode',
      'theme',
      'limit',
      'full',
      'background',
      'autoplay',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (texts) => {
        const config = parseWidgetConfig(texts);
        expect(widgetConfig.parse(config)).toEqual(config);
      }),
    );
  });

  it('returns the defaults for no texts', () => {
    expect(parseWidgetConfig({})).toEqual(widgetConfigDefaults());
  });

  it('reads a bare attribute as true, and false as false', () => {
    expect(parseWidgetConfig({ full: '', albumart: 'false', hashtags: '1' })).toMatchObject({
      full: true,
      albumart: false,
      hashtags: true,
    });
  });

  it('derives gallery and autoplay from full unless they are given', () => {
    expect(parseWidgetConfig({ full: '' })).toMatchObject({ gallery: true, autoplay: 'next' });
    expect(parseWidgetConfig({ full: '', gallery: 'false', autoplay: 'none' })).toMatchObject({
      gallery: false,
      autoplay: 'none',
    });
  });

  it('falls back to the default for each invalid value', () => {
    const config = parseWidgetConfig({
      station: '../etc',
      zone: '1e3',
      mode: 'huge',
      theme: 'DARK',
      background: 'red',
      play_button: '102030',
    });
    expect(config).toMatchObject({ station: '', zone: null, mode: 'classic', theme: 'light' });
    expect(config.colors).toEqual({ ...defaultWidgetColors, play_button: '#102030' });
  });
});

describe('parseWidgetConfig of a text that holds a valid value', () => {
  const { background } = defaultWidgetColors;

  it.each(['#1020304', 'x102030', 'url(#102030)', '102030;', '#10203'])('takes no colour from %s', (text) => {
    expect(parseWidgetConfig({ background: text }).colors.background).toBe(background);
  });

  it.each(['-wxyz', 'wxyz/x', 'wx yz', '.wxyz', 'x'.repeat(64)])('takes no station from %s', (station) => {
    expect(parseWidgetConfig({ station }).station).toBe('');
  });

  it('takes a flag from the whole text only', () => {
    const flags = { gallery: '10', albumart: 'falsely', hashtags: 'untrue' };
    const { gallery, albumart, hashtags } = widgetConfigDefaults({ full: true });
    expect(parseWidgetConfig({ full: 'true', ...flags })).toMatchObject({ gallery, albumart, hashtags });
  });
});

describe('the start of parseWidgetConfig', () => {
  it.each([
    [{ start: '1:02:03' }, 3723],
    [{ t: '90' }, 90],
    [{ start: '5', t: '90' }, 5],
    [{ start: 'later' }, 0],
    [{ start: '-4' }, 0],
  ])('of %o is second %i', (texts, seconds) => {
    expect(parseWidgetConfig(texts).start).toBe(seconds);
  });
});

describe('formatWidgetConfig', () => {
  it('contains only values that differ from the defaults', () => {
    expect(formatWidgetConfig(widgetConfigDefaults({ station: 'wxyz', zone: 3, full: true }))).toEqual([
      ['station', 'wxyz'],
      ['zone', '3'],
      ['full', 'true'],
    ]);
  });
});
