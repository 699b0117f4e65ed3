import { episodeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { audioAddress, pageAddress } from './episodes.presenter.ts';
import { findPublished, type FindPublished } from './find-published.ts';
import { listenEmbed, listenPage, type ListenPage, listenPolicy } from './listen-page.ts';
import type { PublishedEpisode } from './published-episode.ts';

export interface ListenPageDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly publishedEpisode: FindPublished;
}

export function registerListenPage(context: StationContext, { accounts, shows, images, publishedEpisode }: ListenPageDeps): void {
  context.register(episodeOperations.page, async ({ params, query, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const episode = await findPublished(publishedEpisode, station, params.id);
    const page = await pageOf(context, { shows, images }, station, episode);
    reply.header('content-security-policy', listenPolicy);
    const isEmbed = query.format === 'oembed';
    if (isEmbed) allowAnySite(reply);
    const body = isEmbed ? JSON.stringify(listenEmbed(page)) : listenPage(page);
    const type = isEmbed ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    return serveBuffer(request, reply, Buffer.from(body), { type, cacheControl: 'public, no-cache', modifiedAt: episode.changed * 1000 });
  });
}

async function pageOf(
  { publicUrl }: StationContext,
  { shows, images }: Pick<ListenPageDeps, 'shows' | 'images'>,
  station: Station,
  episode: PublishedEpisode,
): Promise<ListenPage> {
  const show = await shows.get(station.id, episode.showId);
  const pageUrl = pageAddress(publicUrl, station.slug, episode.id);
  const player = new URLSearchParams({ station: station.slug, episode: String(episode.id) });
  return {
    title: episode.name,
    showTitle: show?.title ?? station.title,
    stationTitle: station.title,
    language: show?.languageOverride || 'en',
    description: episode.description,
    image: images.absolute(episode.image || show?.squareImage || station.defaultImage),
    shareImage: images.absolute(episode.image || show?.rectangleImage || show?.squareImage || station.defaultImage),
    pageUrl,
    audioUrl: audioAddress(publicUrl, station.slug, episode.id),
    audioBytes: episode.mp3.bytes,
    playerUrl: `${publicUrl}/widget/v4/player.html?${player.toString()}`,
    oembedUrl: `${pageUrl}?format=oembed`,
    published: episode.published,
    duration: episode.mp3.duration,
  };
}
