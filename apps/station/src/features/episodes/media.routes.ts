import { episodeOperations, type MediaFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { serveBuffer, serveFile } from '../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { fail } from './episode-errors.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { EpisodeFile, Episodes } from './episodes.service.ts';
import { audioAddress, pageAddress } from './episodes.presenter.ts';
import { listenEmbed, listenPage, listenPolicy, type ListenPage } from './listen-page.ts';
import { cacheStorageKey, mediaTypes } from './media-key.ts';
import type { PlaylistCaches } from './playlist-cache.jobs.ts';
import { allowAnySite } from './allow-any-site.ts';
import type { ServedCall } from './served-audio.ts';
import type { PublishedEpisode } from './published-episode.ts';
import { episodeById } from './episodes.repository.ts';

export interface MediaRouteDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly episodes: Episodes;
  readonly caches: PlaylistCaches;
  /** Told of audio that goes out to the public. */
  readonly served: ServedCall;
}

export function registerMediaRoutes(context: StationContext, { accounts, shows, images, episodes, caches, served }: MediaRouteDeps): void {
  const { register, db, storage } = context;

  /** Players ask for one file in many ranges. */
  const files = createReadCache<PublicFile>(db, 5000);

  async function publicFile(station: Station, { id, format }: { id: number; format: MediaFormat }): Promise<PublicFile> {
    const { showId } = await out(station, id);
    const file = await episodes.fileOf(station.id, id, format);
    if (!file) throw failPlatform('resource.absent');
    return { ...file, showId };
  }

  async function out(station: Station, id: number): Promise<PublishedEpisode> {
    const found = await episodes.publishedEpisode(station.id, id);
    if (found === 'gone') throw failPlatform('resource.gone');
    if (found === 'absent') throw failPlatform('resource.absent');
    return found;
  }

  register(episodeOperations.download, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await episodeById(db, station.id, params.id);
    if (!row) throw failPlatform('resource.absent');
    if (row.deleted_at !== null) throw failPlatform('resource.gone');
    const file = await episodes.fileOf(station.id, params.id, params.format);
    if (!file) throw noFile(row);
    const downloadName = `${row.name}.${params.format}`;
    return serveFile(request, reply, file.path, { ...fileFacts(file), type: mediaTypes[params.format], downloadName });
  });

  register(episodeOperations.media, async ({ params, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const file = await files.get(`${station.id}/${params.id}.${params.format}`, () => publicFile(station, params));
    // Asked anew each time: an episode that is taken back must be gone at once.
    const { showId, bytes, duration } = file;
    return serveFile(request, reply, file.path, {
      ...fileFacts(file),
      type: mediaTypes[params.format],
      cacheControl: 'public, no-cache',
      onSend: (sent) => served({ stationId: station.id, showId, episodeId: params.id, bytes, duration, sent, request }),
    });
  });

  register(episodeOperations.page, async ({ params, query, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const episode = await out(station, params.id);
    const page = await pageOf(context, { shows, images }, station, episode);
    reply.header('content-security-policy', listenPolicy);
    const isEmbed = query.format === 'oembed';
    if (isEmbed) allowAnySite(reply);
    const body = isEmbed ? JSON.stringify(listenEmbed(page)) : listenPage(page);
    const type = isEmbed ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    return serveBuffer(request, reply, Buffer.from(body), { type, cacheControl: 'public, no-cache', modifiedAt: episode.changed * 1000 });
  });

  register(episodeOperations.cache, ({ params, body }) => caches.order(accounts.stationAt(params.station), body));

  register(episodeOperations.cached, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await caches.get(station, params.job);
    if (!row || row.format !== params.format) throw failPlatform('resource.absent');
    if (row.status === 'processing') throw fail('episodes.making-audio');
    // Another status than for what is not there yet: who waits for the file waits no longer.
    if (row.status === 'failed') throw fail('episodes.file-failed', { message: row.error });
    // Words hold quotes and dashes that a header cannot.
    if (row.error !== '') reply.header('x-audio-warning', encodeURIComponent(row.error));
    const path = storage.path(cacheStorageKey(station.id, row.id, row.format));
    return serveFile(request, reply, path, {
      type: mediaTypes[row.format],
      downloadName: `${row.name}.${row.format}`,
      cacheControl: 'private, no-cache',
    });
  });
}

interface PublicFile extends EpisodeFile {
  readonly showId: number;
}

async function pageOf(
  { publicUrl }: StationContext,
  { shows, images }: Pick<MediaRouteDeps, 'shows' | 'images'>,
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
    pageUrl,
    audioUrl: audioAddress(publicUrl, station.slug, episode.id),
    audioBytes: episode.mp3.bytes,
    playerUrl: `${publicUrl}/widget/v4/player.html?${player.toString()}`,
    oembedUrl: `${pageUrl}?format=oembed`,
    published: episode.published,
    duration: episode.mp3.duration,
  };
}

/** The content itself names its version, so that a file that is moved or made again keeps its ETag. */
export function fileFacts({ sha256, updated_at }: Pick<EpisodeFile, 'sha256' | 'updated_at'>) {
  return { etag: `"${sha256.slice(0, 32)}"`, modifiedAt: updated_at * 1000 };
}

function noFile({ media_status, media_error }: EpisodeRow) {
  if (media_status === 'processing') return fail('episodes.making-audio');
  return media_status === 'failed' ? fail('episodes.audio-failed', { message: media_error }) : fail('episodes.no-audio');
}
