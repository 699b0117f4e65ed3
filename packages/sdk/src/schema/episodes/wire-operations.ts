// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type {
  AdvancedVideo,
  AdvancedVideoQuery,
  DownloadQuery,
  Episode,
  EpisodeConnections,
  EpisodeCounts,
  EpisodeCountsQuery,
  EpisodeInput,
  EpisodeListQuery,
  EpisodePage,
  EpisodePeaks,
  EpisodePeaksQuery,
  EpisodeUpdate,
  EpisodesSetPlaylistsResponse,
  MediaFormat,
  PlaylistCacheInput,
  PlaylistCacheResponse,
  SetPlaylistsInput,
  TimelineLevels,
  TimelineLevelsInput,
  TimelineRights,
  TimelineRightsInput,
  UnpostInput,
} from './wire-types.ts';

export const episodeOperations = {
  list: { id: 'episodes.list', method: 'GET', path: '/{station}/api/v1/playlist/get_playlists.json', success: 200, responseKind: 'json' },
  counts: { id: 'episodes.counts', method: 'GET', path: '/{station}/api/v1/playlist/counts.json', success: 200, responseKind: 'json' },
  peaks: { id: 'episodes.peaks', method: 'GET', path: '/{station}/api/v1/playlist/peaks.json', success: 200, responseKind: 'json' },
  create: {
    id: 'episodes.create',
    method: 'POST',
    path: '/{station}/api/v1/playlist/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  get: { id: 'episodes.get', method: 'GET', path: '/{station}/api/v1/playlist/{id}/', success: 200, responseKind: 'json' },
  update: {
    id: 'episodes.update',
    method: 'PATCH',
    path: '/{station}/api/v1/playlist/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  delete: { id: 'episodes.delete', method: 'DELETE', path: '/{station}/api/v1/playlist/{id}/', success: 204, responseKind: 'none' },
  setPlaylists: {
    id: 'episodes.setPlaylists',
    method: 'POST',
    path: '/{station}/api/v1/playlist/set_playlists.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  connections: {
    id: 'episodes.connections',
    method: 'GET',
    path: '/{station}/api/v1/playlist/connections/{id}.json',
    success: 200,
    responseKind: 'json',
  },
  unpost: {
    id: 'episodes.unpost',
    method: 'POST',
    path: '/{station}/api/v1/playlist/unpost/{id}.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  download: { id: 'episodes.download', method: 'GET', path: '/{station}/playlist/dl/{id}.{format}', success: 200, responseKind: 'file' },
  media: { id: 'episodes.media', method: 'GET', path: '/{station}/audio/{id}.{format}', success: 200, responseKind: 'file' },
  video: { id: 'episodes.video', method: 'GET', path: '/{station}/streamon-perm/{file}', success: 200, responseKind: 'file' },
  advancedVideo: {
    id: 'episodes.advancedVideo',
    method: 'GET',
    path: '/{station}/api/v1/advanced_video_edit_url',
    success: 200,
    responseKind: 'json',
  },
  deliverVideo: {
    id: 'episodes.deliverVideo',
    method: 'POST',
    path: '/{station}/api/v1/advanced_video/{id}/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'multipart',
    host: 'media',
  },
  failVideo: {
    id: 'episodes.failVideo',
    method: 'POST',
    path: '/{station}/api/v1/advanced_video/{id}/failed/',
    success: 204,
    responseKind: 'none',
    idempotent: true,
  },
  page: { id: 'episodes.page', method: 'GET', path: '/{station}/listen/{id}', success: 200, responseKind: 'file' },
  cache: {
    id: 'episodes.cache',
    method: 'POST',
    path: '/{station}/api/v1/playlistcache/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'json',
    host: 'media',
  },
  timelineLevels: {
    id: 'episodes.timelineLevels',
    method: 'POST',
    path: '/{station}/api/v1/playlist/levels.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  timelineRights: {
    id: 'episodes.timelineRights',
    method: 'POST',
    path: '/{station}/api/v1/playlist/rights.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  cached: { id: 'episodes.cached', method: 'GET', path: '/{station}/playlistcache/{job}.{format}', success: 200, responseKind: 'file' },
} as unknown as {
  list: WireOperation<{ params: StationParams; query: EpisodeListQuery; response: EpisodePage }>;
  counts: WireOperation<{ params: StationParams; query: EpisodeCountsQuery; response: EpisodeCounts }>;
  peaks: WireOperation<{ params: StationParams; query: EpisodePeaksQuery; response: EpisodePeaks }>;
  create: WireOperation<{ params: StationParams; body: EpisodeInput; response: Episode }>;
  get: WireOperation<{ params: StationIdParams; response: Episode }>;
  update: WireOperation<{ params: StationIdParams; body: EpisodeUpdate; response: Episode }>;
  delete: WireOperation<{ params: StationIdParams }>;
  setPlaylists: WireOperation<{ params: StationParams; body: SetPlaylistsInput; response: EpisodesSetPlaylistsResponse }>;
  connections: WireOperation<{ params: StationIdParams; response: EpisodeConnections }>;
  unpost: WireOperation<{ params: StationIdParams; body: UnpostInput; response: EpisodeConnections }>;
  download: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File format of audio. */
      format: MediaFormat;
    };
    query: DownloadQuery;
  }>;
  media: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      /** File format of audio. */
      format: MediaFormat;
    };
  }>;
  video: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** At most 400 characters. */
      file: string;
    };
    query: DownloadQuery;
  }>;
  advancedVideo: WireOperation<{ params: StationParams; query: AdvancedVideoQuery; response: AdvancedVideo }>;
  deliverVideo: WireOperation<{ params: StationIdParams }>;
  failVideo: WireOperation<{ params: StationIdParams }>;
  page: WireOperation<{ params: StationIdParams }>;
  cache: WireOperation<{ params: StationParams; body: PlaylistCacheInput; response: PlaylistCacheResponse }>;
  timelineLevels: WireOperation<{ params: StationParams; body: TimelineLevelsInput; response: TimelineLevels }>;
  timelineRights: WireOperation<{ params: StationParams; body: TimelineRightsInput; response: TimelineRights }>;
  cached: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      job: string;
      /** File format of audio. */
      format: MediaFormat;
    };
    query: DownloadQuery;
  }>;
};
