import { episodeOperations, type MediaFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { createReadCache } from '../../../platform/db/read-cache.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../../platform/http/allow-any-site.ts';
import { serveStored } from '../../../platform/http/serve-stored.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import { fail } from '../episode-errors.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { episodeById } from '../episodes.repository.ts';
import { findPublished, type FindPublished } from '../find-published.ts';
import { cacheControlFor, type FindListenerAccess } from '../listener-access.ts';
import type { AudioInserts } from './audio-inserts.ts';
import { fileFacts } from './file-facts.ts';
import type { EpisodeFile, RenditionFiles } from './rendition-files.ts';
import { renditionTypes } from './rendition-key.ts';
import { sendStitched } from './send-stitched.ts';
import type { ServedCall } from './served-audio.ts';

export interface RenditionRouteDeps {
  readonly accounts: Accounts;
  readonly files: RenditionFiles;
  readonly publishedEpisode: FindPublished;
  readonly listenerAccess: FindListenerAccess;
  readonly onServed: ServedCall;
  readonly inserts: AudioInserts;
}

export function registerRenditionRoutes(
  { register, revalidation, db, storage }: StationContext,
  { accounts, files, publishedEpisode, listenerAccess, onServed, inserts }: RenditionRouteDeps,
): void {
  /** A cache, because players request one file in many ranges. */
  const publicFiles = createReadCache<PublicFile>(db, 5000);

  async function publicFile(
    station: Station,
    { id, format }: { id: number; format: MediaFormat },
  ): Promise<PublicFile> {
    const { showId, published } = await findPublished(publishedEpisode, station, id);
    const file = await files.fileOf(station.id, id, format);
    if (!file) throw failPlatform('resource.absent');
    return { ...file, showId, publishedAt: published };
  }

  register(episodeOperations.download, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await episodeById(db, station, params.id);
    if (!row) throw failPlatform('resource.absent');
    if (row.deleted_at !== null) throw failPlatform('resource.gone');
    const file = await files.fileOf(station.id, params.id, params.format);
    if (!file) throw noFile(row);
    const downloadName = `${row.name}.${params.format}`;
    return serveStored(request, reply, storage, file.key, {
      ...fileFacts(file),
      type: renditionTypes[params.format],
      downloadName,
    });
  });

  register(episodeOperations.media, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const remember = await revalidation.begin(request);
    const station = accounts.stationAt(params.station);
    const access = await listenerAccess(station.id, params.id, query.token);
    if (access === 'none') throw failPlatform('resource.absent');
    const file = await publicFiles.get(`${station.id}/${params.id}.${params.format}`, () =>
      publicFile(station, params),
    );
    // Clients must revalidate: a withdrawn episode has to respond 410 at once.
    const { showId, publishedAt, duration, id3Bytes, version: audioVersion } = file;
    const { token } = query;
    const served = {
      stationId: station.id,
      showId,
      episodeId: params.id,
      audioVersion,
      publishedAt,
      duration,
      id3Bytes,
      request,
      token,
    };
    const mayInsert = station.features.enable_campaigns === true && !query.playout;
    if (mayInsert) {
      const asked = {
        station,
        episodeId: params.id,
        showId,
        format: params.format,
        file,
        request,
        version: query.v,
      };
      const stitched = await inserts(asked);
      if (stitched !== null)
        return sendStitched(request, reply, stitched, { params, file, served, onServed });
    }
    await serveStored(request, reply, storage, file.key, {
      ...fileFacts(file),
      type: renditionTypes[params.format],
      cacheControl: cacheControlFor(access, 'public, no-cache'),
      onSend: (sent) =>
        query.playout ? undefined : onServed({ ...served, bytes: file.bytes, inserts: null, sent }),
    });
    if (access === 'public' && !mayInsert) remember(reply);
    return reply;
  });
}

interface PublicFile extends EpisodeFile {
  readonly showId: number;
  readonly publishedAt: number;
}

function noFile({ media_status, media_error }: EpisodeRow) {
  if (media_status === 'processing') return fail('episodes.making-audio');
  return media_status === 'failed'
    ? fail('episodes.audio-failed', { message: media_error })
    : fail('episodes.no-audio');
}
