import type { TranscriptHit } from '@postkit/sdk/schema';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { ShowRow } from '../shows/index.ts';
import type { CoverColors } from './cover-colors.ts';
import type { PageAddresses } from './page-addresses.ts';
import { type RenderedPage, renderPage } from './page-frame.ts';
import { cover, episodeList, metaTags } from './page-parts.ts';
import { clockText } from './page-texts.ts';
import type { ListedEpisode } from './public-pages.service.ts';
import { scene } from './sound-shapes.ts';

export interface StationPage {
  readonly at: PageAddresses;
  readonly stationTitle: string;
  readonly shows: readonly ShowRow[];
  /** The newest episodes, or those that were found. */
  readonly episodes: readonly ListedEpisode[];
  /** Where the words are spoken. */
  readonly moments: readonly TranscriptHit[];
  /** The words that a visitor looks for; empty for none. */
  readonly words: string;
  readonly colors: CoverColors;
}

/** The public page of a station: its shows, its newest episodes, and a search. */
export function stationPage({
  at,
  stationTitle,
  shows,
  episodes,
  moments,
  words,
  colors,
}: StationPage): RenderedPage {
  const summary = `Podcasts of ${stationTitle}: ${shows.map(({ title }) => title).join(', ')}.`.slice(0, 300);
  return renderPage({
    language: at.language,
    title: words === '' ? `Podcasts of ${stationTitle}` : `${words} – ${stationTitle}`,
    summary,
    canonical: at.station,
    stationTitle,
    stationUrl: at.station,
    colors,
    isIndexed: words === '',
    head: metaTags({
      'og:type': 'website',
      'og:title': stationTitle,
      'og:description': summary,
      'og:url': at.station,
      'twitter:card': 'summary',
    }),
    links: '',
    scene: scene([]),
    hero: `<div class="head"><div><h1>${escapeHtml(stationTitle)}</h1>${searchForm(at.station, words)}</div></div>`,
    main: words === '' ? front(shows, episodes, at) : found({ at, episodes, moments, words }),
  });
}

function searchForm(action: string, words: string): string {
  return `<form class="search" role="search" action="${escapeHtml(action)}"><label for="q">Search all episodes</label><div><input id="q" name="q" type="search" value="${escapeHtml(words)}" maxlength="200" placeholder="A title, a name, words that were said"><button type="submit">Search</button></div></form>`;
}

function front(shows: readonly ShowRow[], episodes: readonly ListedEpisode[], at: PageAddresses): string {
  if (shows.length === 0) return '<p class="lead">There are no episodes yet.</p>';
  const cards = shows.map(
    ({ id, title, squareImage, counters }) =>
      `<li><a href="${escapeHtml(at.show(id))}">${cover(at.image(squareImage), 240)}<b>${escapeHtml(title)}</b><span class="muted">${counters.published === 1 ? '1 episode' : `${counters.published} episodes`}</span></a></li>`,
  );
  return `<h2>Shows</h2><ul class="shows">${cards.join('')}</ul><h2>New</h2>${episodeList(episodes, at, { withShow: true })}`;
}

function found({
  at,
  episodes,
  moments,
  words,
}: Pick<StationPage, 'at' | 'episodes' | 'moments' | 'words'>): string {
  const quoted = `“${escapeHtml(words)}”`;
  if (episodes.length === 0 && moments.length === 0) {
    const all = `<a href="${escapeHtml(at.station)}">see all shows</a>`;
    return `<h2>No episode mentions ${quoted}</h2><p class="lead">Try fewer or other words, or ${all}.</p>`;
  }
  const spoken =
    moments.length === 0
      ? ''
      : `<h2>${moments.length === 1 ? '1 moment' : `${moments.length} moments`} with ${quoted}</h2><ol class="moments">${moments.map((hit) => moment(hit, at)).join('')}</ol>`;
  const count = episodes.length === 1 ? '1 episode' : `${episodes.length} episodes`;
  return episodes.length === 0
    ? spoken
    : `<h2>${count} for ${quoted}</h2>${episodeList(episodes, at, { withShow: true })}${spoken}`;
}

/** A place in an episode; its link starts there. */
function moment({ playlist_id, title, start, snippet, marks }: TranscriptHit, at: PageAddresses): string {
  let text = '';
  let from = 0;
  for (const [first, end] of marks) {
    text += `${escapeHtml(snippet.slice(from, first))}<mark>${escapeHtml(snippet.slice(first, end))}</mark>`;
    from = end;
  }
  const address = `${at.episode(playlist_id)}#t=${Math.floor(start)}`;
  return `<li><a href="${escapeHtml(address)}"><span class="time">${clockText(start)}</span><span>${text}${escapeHtml(snippet.slice(from))}<span class="muted">${escapeHtml(title)}</span></span></a></li>`;
}
