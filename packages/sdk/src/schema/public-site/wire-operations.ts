// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  PublicEpisode,
  PublicEpisodes,
  PublicNowPlaying,
  PublicSchedule,
  PublicShow,
  PublicShows,
  PublicSiteEpisodesQuery,
  PublicSiteScheduleQuery,
  PublicSiteSettings,
  PublicSiteTracklistQuery,
  PublicSiteUpdateBody,
  PublicStation,
  PublicTracklist,
} from './wire-types.ts';

export const publicSiteOperations = /* @__PURE__ */ sentOperations('publicSite', {
  station: { path: '/{station}/public/v1/station' },
  shows: { path: '/{station}/public/v1/shows' },
  show: { path: '/{station}/public/v1/shows/{id}' },
  episodes: { path: '/{station}/public/v1/episodes' },
  episode: { path: '/{station}/public/v1/episodes/{id}' },
  schedule: { path: '/{station}/public/v1/schedule' },
  nowPlaying: { path: '/{station}/public/v1/now_playing' },
  tracklist: { path: '/{station}/public/v1/tracklist' },
  settings: { path: '/{station}/api/v1/public_site/' },
  update: { method: 'PATCH', path: '/{station}/api/v1/public_site/', idempotent: true },
}) as unknown as {
  station: WireOperation<{ params: StationParams; response: PublicStation }>;
  shows: WireOperation<{ params: StationParams; response: PublicShows }>;
  show: WireOperation<{ params: StationIdParams; response: PublicShow }>;
  episodes: WireOperation<{
    params: StationParams;
    query: PublicSiteEpisodesQuery;
    response: PublicEpisodes;
  }>;
  episode: WireOperation<{ params: StationIdParams; response: PublicEpisode }>;
  schedule: WireOperation<{
    params: StationParams;
    query: PublicSiteScheduleQuery;
    response: PublicSchedule;
  }>;
  nowPlaying: WireOperation<{ params: StationParams; response: PublicNowPlaying }>;
  tracklist: WireOperation<{
    params: StationParams;
    query: PublicSiteTracklistQuery;
    response: PublicTracklist;
  }>;
  settings: WireOperation<{ params: StationParams; response: PublicSiteSettings }>;
  update: WireOperation<{ params: StationParams; body: PublicSiteUpdateBody; response: PublicSiteSettings }>;
};
