// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';
import { episodeFrameSize } from './frame-size.ts';
import { parseWidgetConfig } from './parse-widget-config.ts';
import { episodeEmbedConfig, widgetConfigDefaults } from './widget-defaults.ts';

const config = widgetConfigDefaults({ station: 'harbour-fm', zone: 12, full: true, theme: 'dark' });
const widgetDomain = 'player.example.com';

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('embedCode', () => {
  it('WIDGET-033 WIDGET-034 has a script style', () => {
    const script = parse(embedCode(config, { widgetDomain }).script).querySelector('script');
    expect(script?.getAttribute('src')).toBe('https://player.example.com/widget/v4/embed.js');
    const texts = [...(script?.attributes ?? [])].map(({ name, value }) => [name.replace('data-', ''), value]);
    expect(parseWidgetConfig(Object.fromEntries(texts))).toEqual(config);
  });

  it('WIDGET-033 WIDGET-035 has an iframe style', () => {
    const frame = parse(embedCode(config, { widgetDomain }).iframe).querySelector('iframe');
    const address = new URL(frame?.getAttribute('src') ?? '');
    expect(address.origin + address.pathname).toBe('https://player.example.com/widget/v4/player.html');
    expect(parseWidgetConfig(Object.fromEntries(address.searchParams))).toEqual(config);
    expect([frame?.getAttribute('width'), frame?.getAttribute('height')]).toEqual(['700', '520']);
  });

  it('WIDGET-036 has an exact text for each style', () => {
    expect(embedCode(config, { widgetDomain, title: 'Harbour FM' })).toEqual({
      script:
        '<script src="https://player.example.com/widget/v4/embed.js" data-station="harbour-fm" data-zone="12" data-theme="dark" data-full></script>' +
        '<noscript><a href="https://player.example.com/widget/v4/player.html?station=harbour-fm&amp;zone=12&amp;theme=dark&amp;full=true">Harbour FM</a></noscript>',
      iframe:
        '<iframe src="https://player.example.com/widget/v4/player.html?station=harbour-fm&amp;zone=12&amp;theme=dark&amp;full=true" title="Harbour FM" ' +
        'width="700" height="520" allow="autoplay; clipboard-write; web-share" style="border:0;max-width:100%"></iframe>',
      src: 'https://player.example.com/widget/v4/player.html?station=harbour-fm&zone=12&theme=dark&full=true',
    });
  });

  it('accepts a size', () => {
    const embed = episodeEmbedConfig('harbour-fm', 81);
    const { iframe } = embedCode(embed, { widgetDomain, size: episodeFrameSize(embed) });
    expect(iframe).toContain(' width="700" height="467"');
  });

  it('accepts a domain with a scheme, for stations with a port', () => {
    expect(embedCode(config, { widgetDomain: 'http://localhost:4000/' }).src).toMatch(
      /^http:\/\/localhost:4000\/widget\/v4\/player\.html\?/,
    );
    expect(embedCode(config, { widgetDomain: ' player.example.com// ' }).src).toMatch(/^https:\/\/player\.example\.com\/widget\//);
  });

  it('escapes all values', () => {
    const evil = '"><img src=x onerror=alert(1)>&\'';
    const { script, iframe } = embedCode({ ...config, station: evil }, { widgetDomain: `player.example.com${evil}`, title: evil });
    for (const html of [script, iframe]) expect(parse(html).querySelector('img')).toBeNull();
    expect(parse(iframe).querySelector('iframe')?.title).toBe(evil);
    expect(parse(script).querySelector('script')?.dataset['station']).toBe(evil);
  });
});
