import { escapeHtml } from '../../platform/escape-html.ts';
import { plainDescription } from '../../rss/index.ts';
import type { EpisodeTranscript } from '../transcripts/index.ts';
import type { CoverColors } from './cover-colors.ts';
import { playerSize } from './listen-embed.ts';
import { type PlayerDeck, playerDeck } from './listen-player.ts';
import type { PageAddresses } from './page-addresses.ts';
import { type RenderedPage, renderPage } from './page-frame.ts';
import { cover, episodeList, feedLinks, followLinks, metaTags, structuredData } from './page-parts.ts';
import { clockText, dateText, lengthText } from './page-texts.ts';
import type { ListedEpisode, PublicFeed } from './public-pages.service.ts';
import { scene } from './sound-shapes.ts';

/** The content of an episode's public page. All addresses are absolute. */
export interface ListenPage extends PlayerDeck {
  readonly at: PageAddresses;
  readonly stationTitle: string;
  /** For links to the page in social networks; empty if there is none. */
  readonly shareImage: string;
  /** The player's own page. */
  readonly playerUrl: string;
  readonly oembedUrl: string;
  readonly feeds: readonly PublicFeed[];
  readonly more: readonly ListedEpisode[];
  /** Null if there is none. */
  readonly transcript: EpisodeTranscript | null;
  readonly colors: CoverColors;
}

/** The public page of an episode. Works without scripts: the browser's own player plays. */
export function listenPage(page: ListenPage): RenderedPage {
  const { at, episode, showTitle, stationTitle, image, wave, colors, feeds } = page;
  const summary = plainDescription(episode.description, 300) || `An episode of ${showTitle}.`;
  return renderPage({
    mediaOrigins: at.mediaOrigins,
    language: at.language,
    title: `${episode.name} – ${showTitle}`,
    summary,
    canonical: at.episode(episode.id),
    stationTitle,
    stationUrl: at.station,
    colors,
    isIndexed: true,
    head: [shareTags(page, summary), feedLinks(feeds), episodeData(page)].join('\n'),
    links: `<a href="${escapeHtml(at.show(episode.showId))}">All episodes</a>`,
    scene: scene(wave.levels),
    hero: `<div class="head">${cover(image, 264, false)}<div><h1>${escapeHtml(episode.name)}</h1>${facts(page)}</div></div>${playerDeck(page)}`,
    main: `<div class="columns"><div>${texts(page)}</div><aside>${followLinks(feeds)}${actions(page)}${more(page)}</aside></div>`,
  });
}

function facts({ at, episode, showTitle }: ListenPage): string {
  const date = new Date(episode.published * 1000).toISOString();
  return `<p class="facts"><a href="${escapeHtml(at.show(episode.showId))}">${escapeHtml(showTitle)}</a><time datetime="${date}">${escapeHtml(dateText(episode.published, at.timezone, at.language))}</time><span>${lengthText(episode.mp3.duration)}</span></p>`;
}

function texts({ episode, transcript }: ListenPage): string {
  const { notes, chapters } = episode;
  const rows = chapters.map(
    ({ start, title }) =>
      `<li><a href="#t=${start}" data-start="${start}"><span class="time">${clockText(start)}</span>${escapeHtml(title)}</a></li>`,
  );
  const list = rows.length > 1 ? `<h2>In this episode</h2><ol class="chapters">${rows.join('')}</ol>` : '';
  return `<div class="lead">${notes}</div>${list}${words(transcript)}`;
}

/** The transcript, whose turns play from their start and are marked while they are heard. */
function words(transcript: EpisodeTranscript | null): string {
  if (!transcript) return '';
  const rows = transcript.paragraphs.map(({ start, speaker, text }) => {
    const at = Math.floor(start * 10) / 10;
    const name = speaker === null ? '' : `<b>${escapeHtml(speaker)}</b> `;
    return `<li><a href="#t=${at}" data-start="${at}"><span class="time">${clockText(start)}</span><span>${name}${escapeHtml(text)}</span></a></li>`;
  });
  return `<h2>Transcript</h2><ol class="words"${transcript.language === '' ? '' : ` lang="${escapeHtml(transcript.language)}"`}>${rows.join('')}</ol>`;
}

function actions({ audioUrl }: ListenPage): string {
  return `<ul class="follow"><li><a href="${escapeHtml(audioUrl)}" download>Download the audio (mp3)</a></li></ul>`;
}

function more({ more: episodes, at, showTitle }: ListenPage): string {
  if (episodes.length === 0) return '';
  return `<h2>More from ${escapeHtml(showTitle)}</h2>${episodeList(episodes, at, { withShow: false })}`;
}

const oembedTypes = { json: 'application/json+oembed', xml: 'text/xml+oembed' };

function shareTags(
  { at, episode, showTitle, shareImage, audioUrl, playerUrl, oembedUrl }: ListenPage,
  summary: string,
): string {
  const tags = metaTags({
    'og:type': 'music.song',
    'og:title': episode.name,
    'og:site_name': showTitle,
    'og:description': summary,
    'og:url': at.episode(episode.id),
    'og:audio': audioUrl,
    'og:audio:type': 'audio/mpeg',
    'og:image': shareImage,
    'twitter:card': 'player',
    'twitter:title': episode.name,
    'twitter:description': summary,
    'twitter:image': shareImage,
    'twitter:player': playerUrl,
    'twitter:player:width': String(playerSize.width),
    'twitter:player:height': String(playerSize.height),
    'twitter:player:stream': audioUrl,
    'twitter:player:stream:content_type': 'audio/mpeg',
  });
  const links = (['json', 'xml'] as const).map(
    (format) =>
      `<link rel="alternate" type="${oembedTypes[format]}" href="${escapeHtml(`${oembedUrl}&format=${format}`)}" title="${escapeHtml(episode.name)}">`,
  );
  return [tags, ...links].join('\n');
}

function episodeData({ at, episode, showTitle, image, audioUrl }: ListenPage): string {
  return structuredData({
    '@type': 'PodcastEpisode',
    name: episode.name,
    url: at.episode(episode.id),
    datePublished: new Date(episode.published * 1000).toISOString(),
    description: plainDescription(episode.description),
    ...(image === '' ? {} : { image }),
    timeRequired: `PT${Math.round(episode.mp3.duration)}S`,
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: audioUrl,
      contentSize: String(episode.mp3.bytes),
      encodingFormat: 'audio/mpeg',
    },
    partOfSeries: { '@type': 'PodcastSeries', name: showTitle, url: at.show(episode.showId) },
  });
}
