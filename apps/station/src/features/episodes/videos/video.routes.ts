import type { FastifyRequest } from 'fastify';
import { episodeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../../platform/http/allow-any-site.ts';
import { serveStored } from '../../../platform/http/serve-stored.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import { fail, invalidField } from '../episode-errors.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { episodeById } from '../episodes.repository.ts';
import { findPublished, type FindPublished } from '../find-published.ts';
import { cacheControlFor, type FindListenerAccess } from '../listener-access.ts';
import { fileFacts } from '../renditions/index.ts';
import type { AdvancedVideos } from './advanced-videos.service.ts';
import { readVideoFile, videoStorageKey } from './video-file.ts';
import type { VideoKind } from './video-tables.ts';
import { videoOf } from './videos.repository.ts';

export interface VideoRouteDeps {
  readonly accounts: Accounts;
  readonly advancedVideos: AdvancedVideos;
  readonly publishedEpisode: FindPublished;
  readonly listenerAccess: FindListenerAccess;
}

/** Milliseconds without a byte after which the station drops the connection. */
const idleMs = 120_000;

export function registerVideoRoutes(
  context: StationContext,
  { accounts, advancedVideos, publishedEpisode, listenerAccess }: VideoRouteDeps,
): void {
  const { register, config, db, storage } = context;

  async function find(station: Station, id: number): Promise<EpisodeRow> {
    const row = await episodeById(db, station, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  register(episodeOperations.video, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const named = readVideoFile(params.file);
    if (!named) throw failPlatform('resource.absent');
    const row = await find(station, named.id);
    if (row.deleted_at !== null) throw failPlatform('resource.gone');
    const video = await videoOf(db, row.id, named.kind);
    if (!video) throw noVideo(row, named.kind);
    return serveStored(request, reply, storage, videoStorageKey(station.id, video.file_key), {
      ...fileFacts(video),
      type: 'video/mp4',
      downloadName: `${row.name}.mp4`,
    });
  });

  // It is not counted: downloads are those of the audio.
  register(episodeOperations.publicVideo, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const access = await listenerAccess(station.id, params.id, query.token);
    if (access === 'none') throw failPlatform('resource.absent');
    const published = await findPublished(publishedEpisode, station, params.id);
    const video = published.video && (await videoOf(db, published.id, 'basic'));
    if (!video) throw failPlatform('resource.absent');
    const options = {
      ...fileFacts(video),
      type: 'video/mp4',
      cacheControl: cacheControlFor(access, 'public, no-cache'),
    };
    return serveStored(request, reply, storage, videoStorageKey(station.id, video.file_key), options);
  });

  register(episodeOperations.advancedVideo, async ({ params, query }) => {
    const station = accounts.stationAt(params.station);
    const row = await find(station, query.playlist_id);
    if (row.deleted_at !== null) throw failPlatform('resource.absent');
    if (config.videoEditorUrl === undefined) throw fail('episodes.no-video-editor');
    return {
      playlist_id: row.id,
      url: editorAddress(config.videoEditorUrl, {
        server: context.publicUrl,
        station: station.slug,
        playlist_id: String(row.id),
      }),
      isCreated: row.advanced_video_status === 2,
      isFailed: row.advanced_video_status === 99,
    };
  });

  register(episodeOperations.deliverVideo, async ({ params, request, signal }) => {
    const station = accounts.stationAt(params.station);
    await advancedVideos.deliver(station, params.id, await videoPart(request), signal);
  });

  register(episodeOperations.failVideo, ({ params }) =>
    advancedVideos.fail(accounts.stationAt(params.station), params.id),
  );
}

/** The file of a multipart body. @throws request.invalid if there is none. */
async function videoPart(request: FastifyRequest) {
  request.raw.setTimeout(idleMs, () => request.raw.destroy());
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname === 'file') return part.file;
  throw invalidField('file', 'Send one mp4 file in the field `file`.');
}

/** Passes the editor the episode in its address. The editor brings its own API key, because no address contains one. */
function editorAddress(editor: string, facts: Readonly<Record<string, string>>): string {
  const address = new URL(editor);
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value);
  return address.href;
}

function noVideo(row: EpisodeRow, kind: VideoKind) {
  const status = kind === 'basic' ? row.video_status : row.advanced_video_status;
  if (status === 1) return fail('episodes.making-video');
  return status === 99 ? fail('episodes.video-failed') : failPlatform('resource.absent');
}
