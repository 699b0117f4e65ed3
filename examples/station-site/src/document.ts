import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicStation } from '@postkit/sdk/public';
import type { Page } from './pages.ts';

export interface DocumentSettings {
  readonly station: PublicStation;
  /** The sheet of the site, in the page itself: it is small. */
  readonly styles: string;
  /** Address of the installation, whose script defines the elements. */
  readonly baseUrl: string;
}

/** A whole HTML document of a page. */
export function documentOf(
  { path, title, description, body }: Page,
  { station, styles, baseUrl }: DocumentSettings,
): string {
  const isHome = path === '';
  const accent = station.accent ? `:root { --brand: ${station.accent}; }` : '';
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'description', content: description }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, isHome ? title : `${title} – ${station.title}`),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('style', null, `${styles}${accent}`),
      isHome && h('script', { src: `${baseUrl}/widget/v4/site.js`, async: true }),
    ),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('a', { className: 'mark', href: '/' }, station.title),
        h(
          'nav',
          { 'aria-label': 'Site' },
          h('a', { href: '/' }, 'Listen'),
          h('a', { href: '/schedule/' }, 'Schedule'),
        ),
      ),
      h('main', null, isHome && h('h1', null, station.title), body),
      h('footer', null, h('a', { href: station.url }, `All episodes of ${station.title}`)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
