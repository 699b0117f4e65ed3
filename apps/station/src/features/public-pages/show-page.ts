import { escapeHtml } from '../../platform/escape-html.ts';
import { plainDescription, sanitiseDescription } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { CoverColors } from './cover-colors.ts';
import type { PageAddresses } from './page-addresses.ts';
import { type RenderedPage, renderPage } from './page-frame.ts';
import { cover, episodeList, feedLinks, followLinks, metaTags, structuredData } from './page-parts.ts';
import type { ListedEpisode, PublicFeed } from './public-pages.service.ts';
import { scene } from './sound-shapes.ts';

export interface ShowPage {
  readonly at: PageAddresses;
  readonly show: ShowRow;
  readonly stationTitle: string;
  /** Absolute; empty if there is none. */
  readonly image: string;
  readonly shareImage: string;
  readonly feeds: readonly PublicFeed[];
  readonly episodes: readonly ListedEpisode[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly colors: CoverColors;
}

/** The public page of a show. */
export function showPage(content: ShowPage): RenderedPage {
  const { at, show, stationTitle, image, shareImage, feeds, episodes, total, page, pages, colors } = content;
  const summary = plainDescription(show.description, 300) || `Podcast of ${stationTitle}.`;
  const canonical = at.show(show.id, page);
  const count = total === 1 ? '1 episode' : `${total} episodes`;
  const tags = {
    type: 'website',
    title: show.title,
    site_name: stationTitle,
    description: summary,
    url: canonical,
    image: shareImage,
  };
  const data = {
    '@type': 'PodcastSeries',
    name: show.title,
    url: at.show(show.id),
    description: summary,
    ...(feeds[0] && { webFeed: feeds[0].url }),
  };
  return renderPage({
    language: at.language,
    title: `${show.title} – ${stationTitle}`,
    summary,
    canonical,
    stationTitle,
    stationUrl: at.station,
    colors,
    isIndexed: true,
    head: [
      metaTags(Object.fromEntries(Object.entries(tags).map(([name, content]) => [`og:${name}`, content]))),
      metaTags({ 'twitter:card': 'summary_large_image' }),
      feedLinks(feeds),
      structuredData(data),
    ].join('\n'),
    links: `<a href="${escapeHtml(at.station)}">All shows</a>`,
    scene: scene([]),
    hero: `<div class="head">${cover(image, 264, false)}<div><h1>${escapeHtml(show.title)}</h1><p class="facts">${show.author === '' ? '' : `<span>${escapeHtml(show.author)}</span>`}<span>${count}</span></p></div></div>`,
    main: `<div class="columns"><div><div class="lead">${sanitiseDescription(show.description)}</div><h2>Episodes</h2>${
      episodes.length > 0
        ? episodeList(episodes, at, { withShow: false })
        : '<p class="muted">The first episode is on its way.</p>'
    }${pageLinks(content, pages)}</div><aside>${followLinks(feeds)}${website(show)}</aside></div>`,
  });
}

function pageLinks({ at, show, page }: ShowPage, pages: number): string {
  if (pages < 2) return '';
  const newer =
    page > 1 ? `<a rel="prev" href="${escapeHtml(at.show(show.id, page - 1))}">Newer episodes</a>` : '';
  const older =
    page < pages ? `<a rel="next" href="${escapeHtml(at.show(show.id, page + 1))}">Older episodes</a>` : '';
  return `<nav class="pages" aria-label="Pages">${newer}<span class="muted">Page ${page} of ${pages}</span>${older}</nav>`;
}

function website({ podcastLink }: ShowRow): string {
  return podcastLink === ''
    ? ''
    : `<ul class="follow"><li><a href="${escapeHtml(podcastLink)}">Website of the show</a></li></ul>`;
}
