import { describe, expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';
import { episodeFrameSize } from './frame-size.ts';
import { parseWidgetConfig } from './parse-widget-config.ts';
import { episodeEmbedConfig, widgetConfigDefaults } from './widget-defaults.ts';

const config = widgetConfigDefaults({ station: 'harbour-fm', zone: 12, full: true, theme: 'dark' });
const widgetDomain = 'player.example.com';

/** The attributes of the script or frame, unescaped. */
function attributesOf(html: string): Record<string, string> {
  const [tag = ''] = /<(?:script|iframe)[^>]*>/.exec(html) ?? [];
  const found = tag.matchAll(/ (?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g);
  return Object.fromEntries(
    [...found].map(({ groups }) => [groups?.['name'], (groups?.['value'] ?? '').replaceAll('&amp;', '&')]),
  );
}

describe('embedCode', () => {
  it('WIDGET-033 WIDGET-034 has a script style', () => {
    const { src, ...texts } = attributesOf(embedCode(config, { widgetDomain }).script);
    expect(src).toBe('https://player.example.com/widget/v4/embed.js');
    const named = Object.entries(texts).map(([name, text]) => [name.replace('data-', ''), text]);
    expect(parseWidgetConfig(Object.fromEntries(named))).toEqual(config);
  });

  it('KIT-028 WIDGET-033 WIDGET-035 has an iframe style', () => {
    const { src = '', width, height } = attributesOf(embedCode(config, { widgetDomain }).iframe);
    const address = new URL(src);
    expect(address.origin + address.pathname).toBe('https://player.example.com/widget/v4/player.html');
    expect(parseWidgetConfig(Object.fromEntries(address.searchParams))).toEqual(config);
    expect([width, height]).toEqual(['700', '520']);
  });

  it('WIDGET-036 has an exact text for each style', () => {
    expect(embedCode(config, { widgetDomain, title: 'Harbour FM' })).toEqual({
      script:
        '<a href="https://player.example.com/harbour-fm/listen/" data-postkit>Harbour FM</a>' +
        '<script src="https://player.example.com/widget/v4/embed.js" data-station="harbour-fm" data-zone="12" data-theme="dark" data-full></script>',
      iframe:
        '<iframe src="https://player.example.com/widget/v4/player.html?station=harbour-fm&amp;zone=12&amp;theme=dark&amp;full=true" title="Harbour FM" ' +
        'width="700" height="520" allow="autoplay; clipboard-write; web-share" style="border:0;min-width:0;max-width:100%"><a href="https://player.example.com/harbour-fm/listen/">Harbour FM</a></iframe>',
      src: 'https://player.example.com/widget/v4/player.html?station=harbour-fm&zone=12&theme=dark&full=true',
      page: 'https://player.example.com/harbour-fm/listen/',
    });
    expect(embedCode(episodeEmbedConfig('harbour-fm', 81), { widgetDomain }).page).toBe(
      'https://player.example.com/harbour-fm/listen/81',
    );
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
    expect(embedCode(config, { widgetDomain: ' player.example.com// ' }).src).toMatch(
      /^https:\/\/player\.example\.com\/widget\//,
    );
  });

  it('escapes all values', () => {
    const evil = '"><img src=x onerror=alert(1)>&\'';
    const { script, iframe } = embedCode(
      { ...config, station: evil },
      { widgetDomain: `player.example.com${evil}`, title: evil },
    );
    for (const html of [script, iframe]) expect(html).not.toMatch(/<img|alert\(1\)>/);
    expect(iframe).toContain(' title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;&#39;"');
    expect(script).toContain(' data-station="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;&#39;"');
  });
});
