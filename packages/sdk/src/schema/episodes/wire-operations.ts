// Written by `npm run generate`.

import type { ListenerQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AdvancedVideo,
  AdvancedVideoQuery,
  DownloadQuery,
  Episode,
  EpisodeCheck,
  EpisodeCheckInput,
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
  MediaQuery,
  PlaylistCacheInput,
  PlaylistCacheResponse,
  SetPlaylistsInput,
  TimelineLevels,
  TimelineLevelsInput,
  TimelineRights,
  TimelineRightsInput,
  UnpostInput,
} from './wire-types.ts';

export const episodeOperations = /* @__PURE__ */ sentOperations('episodes', {
  list: { path: '/{station}/api/v1/playlist/get_playlists.json' },
  counts: { path: '/{station}/api/v1/playlist/counts.json' },
  peaks: { path: '/{station}/api/v1/playlist/peaks.json' },
  create: { method: 'POST', path: '/{station}/api/v1/playlist/', success: 201, idempotent: true },
  get: { path: '/{station}/api/v1/playlist/{id}/' },
  update: { method: 'PATCH', path: '/{station}/api/v1/playlist/{id}/' },
  delete: { method: 'DELETE', path: '/{station}/api/v1/playlist/{id}/' },
  setPlaylists: { method: 'POST', path: '/{station}/api/v1/playlist/set_playlists.json' },
  connections: { path: '/{station}/api/v1/playlist/connections/{id}.json' },
  unpost: { method: 'POST', path: '/{station}/api/v1/playlist/unpost/{id}.json' },
  download: { path: '/{station}/playlist/dl/{id}.{format}', responseKind: 'file' },
  media: { path: '/{station}/audio/{id}.{format}', responseKind: 'file' },
  video: { path: '/{station}/streamon-perm/{file}', responseKind: 'file' },
  publicVideo: { path: '/{station}/video/{id}.mp4', responseKind: 'file' },
  advancedVideo: { path: '/{station}/api/v1/advanced_video_edit_url' },
  deliverVideo: {
    method: 'POST',
    path: '/{station}/api/v1/advanced_video/{id}/',
    responseKind: 'none',
    bodyKind: 'multipart',
    host: 'media',
  },
  failVideo: {
    method: 'POST',
    path: '/{station}/api/v1/advanced_video/{id}/failed/',
    responseKind: 'none',
    idempotent: true,
  },
  page: { path: '/{station}/listen/{id}', responseKind: 'file' },
  cache: { method: 'POST', path: '/{station}/api/v1/playlistcache/', success: 202, host: 'media' },
  timelineLevels: { method: 'POST', path: '/{station}/api/v1/playlist/levels.json' },
  check: { method: 'POST', path: '/{station}/api/v1/playlist/check.json' },
  timelineRights: { method: 'POST', path: '/{station}/api/v1/playlist/rights.json' },
  cached: { path: '/{station}/playlistcache/{job}.{format}', responseKind: 'file' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: EpisodeListQuery; response: EpisodePage }>;
  counts: WireOperation<{ params: StationParams; query: EpisodeCountsQuery; response: EpisodeCounts }>;
  peaks: WireOperation<{ params: StationParams; query: EpisodePeaksQuery; response: EpisodePeaks }>;
  create: WireOperation<{ params: StationParams; body: EpisodeInput; response: Episode }>;
  get: WireOperation<{ params: StationIdParams; response: Episode }>;
  update: WireOperation<{ params: StationIdParams; body: EpisodeUpdate; response: Episode }>;
  delete: WireOperation<{ params: StationIdParams }>;
  setPlaylists: WireOperation<{
    params: StationParams;
    body: SetPlaylistsInput;
    response: EpisodesSetPlaylistsResponse;
  }>;
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
    query: MediaQuery;
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
  publicVideo: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
    };
    query: ListenerQuery;
  }>;
  advancedVideo: WireOperation<{ params: StationParams; query: AdvancedVideoQuery; response: AdvancedVideo }>;
  deliverVideo: WireOperation<{ params: StationIdParams }>;
  failVideo: WireOperation<{ params: StationIdParams }>;
  page: WireOperation<{ params: StationIdParams }>;
  cache: WireOperation<{ params: StationParams; body: PlaylistCacheInput; response: PlaylistCacheResponse }>;
  timelineLevels: WireOperation<{
    params: StationParams;
    body: TimelineLevelsInput;
    response: TimelineLevels;
  }>;
  check: WireOperation<{ params: StationParams; body: EpisodeCheckInput; response: EpisodeCheck }>;
  timelineRights: WireOperation<{
    params: StationParams;
    body: TimelineRightsInput;
    response: TimelineRights;
  }>;
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
