export type { PublicAiring, PublicProgrammes } from '../schema/programmes/wire-types.ts';
export type {
  PublicEpisode,
  PublicEpisodes,
  PublicNowPlaying,
  PublicProgramme,
  PublicSchedule,
  PublicShow,
  PublicStation,
  PublicTrack,
  PublicTracklist,
} from '../schema/public-site/wire-types.ts';
export {
  createPublicClient,
  PublicDataError,
  type CallSettings,
  type EpisodeQuery,
  type PublicClient,
  type PublicClientOptions,
} from './public-client.ts';
