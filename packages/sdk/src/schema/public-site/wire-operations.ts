// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
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

export const publicSiteOperations = {
  station: { id: 'publicSite.station', method: 'GET', path: '/{station}/public/v1/station', success: 200, responseKind: 'json' },
  shows: { id: 'publicSite.shows', method: 'GET', path: '/{station}/public/v1/shows', success: 200, responseKind: 'json' },
  show: { id: 'publicSite.show', method: 'GET', path: '/{station}/public/v1/shows/{id}', success: 200, responseKind: 'json' },
  episodes: { id: 'publicSite.episodes', method: 'GET', path: '/{station}/public/v1/episodes', success: 200, responseKind: 'json' },
  episode: { id: 'publicSite.episode', method: 'GET', path: '/{station}/public/v1/episodes/{id}', success: 200, responseKind: 'json' },
  schedule: { id: 'publicSite.schedule', method: 'GET', path: '/{station}/public/v1/schedule', success: 200, responseKind: 'json' },
  nowPlaying: { id: 'publicSite.nowPlaying', method: 'GET', path: '/{station}/public/v1/now_playing', success: 200, responseKind: 'json' },
  tracklist: { id: 'publicSite.tracklist', method: 'GET', path: '/{station}/public/v1/tracklist', success: 200, responseKind: 'json' },
  settings: { id: 'publicSite.settings', method: 'GET', path: '/{station}/api/v1/public_site/', success: 200, responseKind: 'json' },
  update: {
    id: 'publicSite.update',
    method: 'PATCH',
    path: '/{station}/api/v1/public_site/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
} as unknown as {
  station: WireOperation<{ params: StationParams; response: PublicStation }>;
  shows: WireOperation<{ params: StationParams; response: PublicShows }>;
  show: WireOperation<{ params: StationIdParams; response: PublicShow }>;
  episodes: WireOperation<{ params: StationParams; query: PublicSiteEpisodesQuery; response: PublicEpisodes }>;
  episode: WireOperation<{ params: StationIdParams; response: PublicEpisode }>;
  schedule: WireOperation<{ params: StationParams; query: PublicSiteScheduleQuery; response: PublicSchedule }>;
  nowPlaying: WireOperation<{ params: StationParams; response: PublicNowPlaying }>;
  tracklist: WireOperation<{ params: StationParams; query: PublicSiteTracklistQuery; response: PublicTracklist }>;
  settings: WireOperation<{ params: StationParams; response: PublicSiteSettings }>;
  update: WireOperation<{ params: StationParams; body: PublicSiteUpdateBody; response: PublicSiteSettings }>;
};
