import { escapeHtml } from '../../platform/escape-html.ts';
import { plainDescription } from '../../rss/index.ts';
import type { PageAddresses } from './page-addresses.ts';
import { dateText, lengthText } from './page-texts.ts';
import type { ListedEpisode, PublicFeed } from './public-pages.service.ts';

/** A cover, or nothing. @param size CSS pixels of its side */
export function cover(address: string, size: number, isLazy = true): string {
  const empty = `<span class="cover" data-empty></span>`;
  if (address === '') return empty;
  return `<img class="cover" src="${escapeHtml(address)}" alt="" width="${size}" height="${size}"${isLazy ? ' loading="lazy"' : ' fetchpriority="high"'}>`;
}

/** A list of episodes with covers. */
export function episodeList(
  episodes: readonly ListedEpisode[],
  at: PageAddresses,
  { withShow }: { withShow: boolean },
): string {
  const rows = episodes.map(({ episode, show }) => {
    const facts = [
      withShow && show?.title,
      dateText(episode.published, at.timezone, at.language, 'short'),
      lengthText(episode.mp3.duration),
    ];
    const text = plainDescription(episode.description, 180);
    return `<li><a href="${escapeHtml(at.episode(episode.id))}">${cover(at.image(episode.image || show?.squareImage || ''), 72)}<span><b>${escapeHtml(episode.name)}</b><span class="muted">${facts
      .filter((fact): fact is string => typeof fact === 'string')
      .map(escapeHtml)
      .join(
        ' · ',
      )}</span>${text === '' ? '' : `<span class="teaser">${escapeHtml(text)}</span>`}</span></a></li>`;
  });
  return `<ol class="episodes">${rows.join('')}</ol>`;
}

interface App {
  readonly name: string;
  readonly link: (feed: string) => string;
}

const withoutScheme = (feed: string) => feed.replace(/^https?:\/\//, '');

/** Apps that open a feed by an address of their own. */
const apps: readonly App[] = [
  { name: 'Apple Podcasts', link: (feed) => `podcast://${withoutScheme(feed)}` },
  { name: 'Pocket Casts', link: (feed) => `pktc://subscribe/${withoutScheme(feed)}` },
  { name: 'Overcast', link: (feed) => `overcast://x-callback-url/add?url=${encodeURIComponent(feed)}` },
  {
    name: 'AntennaPod',
    link: (feed) => `https://antennapod.org/deeplink/subscribe?url=${encodeURIComponent(feed)}`,
  },
];

/** Links to follow a show: its feed, and the feed in apps. */
export function followLinks(feeds: readonly PublicFeed[]): string {
  const [feed] = feeds;
  if (!feed) return '';
  const rows = [
    ...apps.map(
      ({ name, link }) => `<li><a href="${escapeHtml(link(feed.url))}" rel="nofollow">${name}</a></li>`,
    ),
    ...feeds.map(
      ({ title, url }) =>
        `<li><a href="${escapeHtml(url)}" type="application/rss+xml">RSS feed${feeds.length > 1 ? `: ${escapeHtml(title)}` : ''}</a></li>`,
    ),
  ];
  return `<h2>Follow the show</h2><ul class="follow">${rows.join('')}</ul>`;
}

/** Links for readers of feeds, for the head. */
export function feedLinks(feeds: readonly PublicFeed[]): string {
  return feeds
    .map(
      ({ title, url }) =>
        `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(url)}" title="${escapeHtml(title)}">`,
    )
    .join('\n');
}

/** Open Graph and Twitter properties; empty values are left out. */
export function metaTags(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .filter(([, content]) => content !== '')
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('twitter:') ? 'name' : 'property'}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('\n');
}

/** Data for search engines. */
export function structuredData(data: object): string {
  // A `<` would let text close the element.
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}</script>`;
}
