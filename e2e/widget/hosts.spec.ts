import { embedCode, frameSize, parseWidgetConfig } from '@postkit/sdk/schema';
import { hosts, menuWidth, windowWidths } from '../support/page-hosts.ts';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';

const sites = servedSites();

/** Attributes of a config, and the widest that its player becomes, in CSS pixels. */
const modes: Readonly<Record<string, { texts: Readonly<Record<string, string>>; widest: number }>> = {
  classic: { texts: {}, widest: 700 },
  mini: { texts: { mode: 'mini' }, widest: 571 },
  vertical: { texts: { vertical: 'true', gallery: 'true' }, widest: 360 },
};

/** A page's code for a player, by its form. */
const forms: Readonly<Record<string, (texts: Readonly<Record<string, string>>) => string>> = {
  script: (texts) => codeOf(texts).script,
  element: (texts) => {
    const attributes = Object.entries(texts).map(([name, text]) => `${name}="${text}"`);
    return `<postkit-player ${attributes.join(' ')}></postkit-player>`;
  },
  frame: (texts) => codeOf(texts).iframe,
};

function codeOf(texts: Readonly<Record<string, string>>) {
  return embedCode(parseWidgetConfig(texts), { widgetDomain: sites.station.origin });
}

/** Each host with the player in it, one below the other, and the last beside a menu. */
function hosted(player: string): string {
  const places = Object.entries(hosts).map(([host, styles]): [string, string] => [
    host,
    styles.reduceRight((inner, style) => `<div style="${style}">${inner}</div>`, player),
  ]);
  places.push([
    'beside a menu',
    `<div style="display:flex"><nav style="flex:none;width:${menuWidth}px"></nav>${player}</div>`,
  ]);
  return places
    .map(([host, html]) => `<section data-host="${host}" style="overflow:hidden">${html}</section>`)
    .join('');
}

for (const [mode, { texts: given, widest }] of Object.entries(modes)) {
  for (const [form, write] of Object.entries(forms)) {
    test(`a ${mode} player as ${form} is as wide as its place in every layout of a page, up to its own width`, async ({
      page,
    }) => {
      const texts = { station: 'harbour-fm', zone: '12', ...given };
      const own = form === 'frame' ? frameSize(parseWidgetConfig(texts)).width : widest;
      const site = await sites.open(
        `<script src="${sites.station.origin}/widget/v4/embed.js"></script>${hosted(write(texts))}`,
      );
      // A frame has its size from its attributes alone.
      await page.route('**/player.html?*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(site.origin);
      if (form !== 'frame')
        await expect(page.locator('.pk-player[data-status=ready]')).toHaveCount(
          Object.keys(hosts).length + 1,
        );
      for (const viewport of windowWidths) {
        await page.setViewportSize({ width: viewport, height: 900 });
        expect(await page.evaluate(wrongWidths, { own, menu: menuWidth }), `at ${viewport} px`).toEqual([]);
      }
    });
  }
}

/** The hosts whose player is not as wide as its place or `own`, or that became wider than the page. */
function wrongWidths({ own, menu }: { own: number; menu: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-host]')].flatMap((section) => {
    const player =
      section.querySelector('postkit-player')?.shadowRoot?.querySelector('.pk-player') ??
      section.querySelector('iframe');
    const width = player?.getBoundingClientRect().width ?? 0;
    const room = section.clientWidth - (section.querySelector('nav') ? menu : 0);
    const isRight = Math.abs(width - Math.min(own, room)) <= 1 && section.scrollWidth <= section.clientWidth;
    return isRight
      ? []
      : [`${section.dataset['host']}: ${width} of ${room} px, content ${section.scrollWidth} px`];
  });
}
