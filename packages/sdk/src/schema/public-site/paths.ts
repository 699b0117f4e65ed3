/** Paths of the public data, without imports, so that the client for web pages stays small. */
const root = '/{station}/public/v1';

export const publicPaths = {
  station: `${root}/station`,
  shows: `${root}/shows`,
  show: `${root}/shows/{id}`,
  episodes: `${root}/episodes`,
  episode: `${root}/episodes/{id}`,
  schedule: `${root}/schedule`,
  programmes: `${root}/programmes`,
  nowPlaying: `${root}/now_playing`,
  tracklist: `${root}/tracklist`,
} as const;
