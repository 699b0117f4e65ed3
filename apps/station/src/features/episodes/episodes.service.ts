import type { StationContext } from '../../platform/context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { Images } from '../images/index.ts';
import { createAdvancedVideos } from './advanced-videos.service.ts';
import { createEpisodeChanges } from './episode-changes.service.ts';
import { createEpisodeFollowers } from './episode-followers.ts';
import { connectionsOf, countEpisodesByTag, forgetConnection, markPosted } from './episode-links.repository.ts';
import { mediaFile, renditionBytes } from './episode-media.repository.ts';
import type { PlacesOf } from './episode-places.ts';
import type { ReferenceDeps } from './episode-references.ts';
import { registerEpisodeRoutes } from './episodes.routes.ts';
import type { Episodes } from './episodes.service.ts';
import { anyEpisode, episodeById, episodeIdByGuid, episodesNamed } from './episodes.repository.ts';
import { mediaStorageKey } from './media-key.ts';
import { registerMediaRoutes } from './media.routes.ts';
import { createPlaylistCaches } from './playlist-cache.jobs.ts';
import { createPublishedEpisodes } from './published-episodes.service.ts';
import { createPublishing } from './publishing.service.ts';
import { createReading } from './read-episodes.service.ts';
import { createRenderJobs } from './render.jobs.ts';
import type { ServedCall } from './served-audio.ts';
import { createSaving } from './save-episode.service.ts';
import { createSoundRemoval } from './sound-removal.jobs.ts';
import { videoStorageKey } from './video-file.ts';
import { createVideoJobs } from './video.jobs.ts';
import { createVideoRemoval } from './video-removal.jobs.ts';
import { registerVideoRoutes } from './video.routes.ts';
import { videoOf } from './videos.repository.ts';
import { createVideos } from './videos.service.ts';
import { createWithdrawing } from './withdraw-episode.service.ts';

export interface EpisodeDeps extends ReferenceDeps {
  readonly accounts: Accounts;
  readonly drafts: Drafts;
  readonly images: Images;
  readonly placesOf: PlacesOf;
}

export function createEpisodes(context: StationContext, deps: EpisodeDeps): Episodes {
  const { db, storage } = context;
  const { accounts } = deps;
  const videoRemoval = createVideoRemoval(context);
  const followers = createEpisodeFollowers();
  followers.add(async (transaction, station, { id, deleted_at }) => {
    if (deleted_at !== null) await deps.drafts.orphan(transaction, station, id);
  });
  const videoJobs = createVideoJobs(context, { ...deps, removal: videoRemoval, followers });
  const videos = createVideos(context, { videoJobs, removal: videoRemoval });
  const changes = createEpisodeChanges(context, { ...deps, videos, followers });
  const publishing = createPublishing(context, { accounts, changes });
  const removal = createSoundRemoval(context);
  const render = createRenderJobs(context, { ...deps, changes, removal });
  const shared = { ...deps, changes, publishing, render, removal, videoJobs };
  const saving = createSaving(context, shared);
  const withdrawing = createWithdrawing(context, shared);
  const reading = createReading(context, shared);
  const caches = createPlaylistCaches(context, deps);
  const published = createPublishedEpisodes(context, deps);
  context.quota.include(renditionBytes);
  const servedCalls: ServedCall[] = [];
  deps.connections.onDelete((transaction, _stationId, connectionId) => forgetConnection(transaction, connectionId));
  deps.tags.onChange(async (transaction, stationId, tagId) => {
    const station = accounts.stationById(stationId);
    if (station) await changes.recordTag(transaction, station, tagId);
  });

  const episodes: Episodes = {
    ...saving,
    ...published,
    async get(stationId, id) {
      const row = await episodeById(db, stationId, id);
      return row?.deleted_at === null ? row : null;
    },
    read: anyEpisode,
    destinationsOf: async (from, id) => (await connectionsOf(from, [id])).get(id) ?? [],
    markPosted,
    idOfGuid: async (stationId, guid) => (await episodeIdByGuid(db, stationId, guid)) ?? null,
    countsByTag: (stationId) => countEpisodesByTag(db, stationId),
    setUnpublished: (station, ids, unpublished, by) =>
      withdrawing.setAll(
        station,
        ids.map((playlist_id) => ({ playlist_id, unpublished })),
        by,
      ),
    async fileOf(stationId, id, format) {
      const file = await mediaFile(db, id, format);
      if (file?.station_id !== stationId) return null;
      return { ...file, path: storage.path(mediaStorageKey(stationId, file.media_key, format)) };
    },
    async videoOf(stationId, id) {
      const video = await videoOf(db, id, 'basic');
      if (video?.station_id !== stationId) return null;
      return { bytes: video.bytes, path: storage.path(videoStorageKey(stationId, video.file_key)) };
    },
    named: (stationId, ranges) => episodesNamed(db, stationId, ranges),
    onPublishedChange: changes.onPublishedChange,
    onChanged: followers.add,
    onServed: (call) => void servedCalls.push(call),
    routes() {
      registerEpisodeRoutes(context, { ...deps, ...withdrawing, reading, episodes });
      const served: ServedCall = (audio) => servedCalls.forEach((call) => call(audio));
      registerMediaRoutes(context, { ...deps, caches, episodes, served });
      registerVideoRoutes(context, { accounts, advancedVideos: createAdvancedVideos(context, videoRemoval) });
    },
  };
  return episodes;
}
