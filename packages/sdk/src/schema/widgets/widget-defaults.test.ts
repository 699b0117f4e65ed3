import { describe, expect, it } from 'vitest';
import { defaultWidgetColors } from './default-widget-colors.ts';
import {
  episodeEmbedConfig,
  widgetAutoplays,
  widgetConfigDefaults,
  widgetModes,
  widgetThemes,
} from './widget-defaults.ts';
import { widgetConfig } from './widget.ts';

describe('widgetConfigDefaults', () => {
  it('WIDGET-021 has every field of a widget config, which the schema accepts', () => {
    const config = widgetConfigDefaults({ station: 'harbour-fm', zone: 12 });
    expect(widgetConfig.parse(config)).toEqual(config);
    expect(Object.keys(config).toSorted()).toEqual(
      [
        ['version', 'station', 'mode', 'zone', 'theme', 'colors', 'vertical', 'full', 'autoplay', 'gallery'],
        ['limit', 'albumart', 'visualization', 'hashtags', 'shownotes', 'episode', 'start'],
      ]
        .flat()
        .toSorted(),
    );
  });

  it('WIDGET-022 is version 4', () => {
    expect(widgetConfigDefaults().version).toBe(4);
  });

  it('WIDGET-025 continues with the next episode when full', () => {
    expect(widgetConfigDefaults({ full: true }).autoplay).toBe('next');
  });

  it('WIDGET-026 stays live with a single episode', () => {
    expect(widgetConfigDefaults({ full: false }).autoplay).toBe('live');
    expect(widgetConfigDefaults({ episode: 5 }).autoplay).toBe('live');
  });

  it('shows a gallery of seven episodes when full', () => {
    expect(widgetConfigDefaults({ full: true })).toMatchObject({ gallery: true, limit: 7 });
    expect(widgetConfigDefaults()).toMatchObject({ gallery: false, limit: 7 });
  });

  it('gives precedence to the overrides', () => {
    expect(widgetConfigDefaults({ full: true, autoplay: 'none', gallery: false })).toMatchObject({
      autoplay: 'none',
      gallery: false,
    });
  });
});

describe('Choices', () => {
  it('WIDGET-023 has the modes classic and mini', () => {
    expect(widgetModes).toEqual(['classic', 'mini']);
    expect(widgetConfig.shape.mode.options).toEqual([...widgetModes]);
  });

  it('WIDGET-024 has the themes light, dark and custom', () => {
    expect(widgetThemes).toEqual(['light', 'dark', 'custom']);
    expect(widgetConfig.shape.theme.options).toEqual([...widgetThemes]);
  });

  it('WIDGET-021 has the autoplays next, live and none', () => {
    expect(widgetAutoplays).toEqual(['next', 'live', 'none']);
    expect(widgetConfig.shape.autoplay.options).toEqual([...widgetAutoplays]);
  });
});

describe('defaultWidgetColors', () => {
  it('WIDGET-027 are the colours of the specification', () => {
    expect(defaultWidgetColors).toEqual({
      background: '#F1F6FB',
      play_button: '#4D4DFF',
      start_remaining: '#7E838B',
    });
  });
});

describe('episodeEmbedConfig', () => {
  it('shows one episode with picture and notes', () => {
    expect(episodeEmbedConfig('harbour-fm', 81)).toMatchObject({
      zone: null,
      episode: 81,
      albumart: true,
      shownotes: true,
      gallery: false,
    });
  });
});
