import { escapeHtml } from '../../platform/escape-html.ts';
import { plainColors } from './cover-colors.ts';
import type { PageAddresses } from './page-addresses.ts';
import { type RenderedPage, renderPage } from './page-frame.ts';
import { episodeList } from './page-parts.ts';
import type { ListedEpisode } from './public-pages.service.ts';
import { scene } from './sound-shapes.ts';

export interface MissingPage {
  readonly at: PageAddresses;
  readonly stationTitle: string;
  /** It was public before. */
  readonly isGone: boolean;
  readonly episodes: readonly ListedEpisode[];
}

/** The page for an address whose episode or show is not public, or no longer. */
export function missingPage({ at, stationTitle, isGone, episodes }: MissingPage): RenderedPage {
  const title = isGone ? 'No longer available' : 'Page not found';
  const text = isGone
    ? `${stationTitle} has withdrawn this episode.`
    : 'The address may be mistyped, or what it led to is not public.';
  return renderPage({
    language: at.language,
    title: `${title} – ${stationTitle}`,
    summary: text,
    canonical: at.station,
    stationTitle,
    stationUrl: at.station,
    colors: plainColors(),
    isIndexed: false,
    head: '',
    links: `<a href="${escapeHtml(at.station)}">All shows</a>`,
    scene: scene([]),
    hero: `<div class="head"><div><h1>${title}</h1><p class="facts"><span>${escapeHtml(text)}</span></p></div></div>`,
    main:
      episodes.length === 0
        ? ''
        : `<h2>New from ${escapeHtml(stationTitle)}</h2>${episodeList(episodes, at, { withShow: true })}`,
  });
}
