// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

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
} as unknown as typeof declared.publicSiteOperations;
