import type { EpisodeSummary } from '@postkit/sdk/schema';

/** Season (null for none) and number of an episode. */
export interface EpisodeNumber {
  season: number | null;
  number: number;
}

type Numbered = Pick<EpisodeSummary, 'season_number' | 'episode_number'>;

/** The number after the highest one of the latest season; the first one for a show without numbers. */
export function nextNumber(episodes: readonly Numbered[]): EpisodeNumber {
  const numbered = episodes.filter(({ episode_number: number }) => number !== null);
  const season = Math.max(0, ...numbered.map((episode) => episode.season_number ?? 0));
  const inSeason = numbered.filter((episode) => (episode.season_number ?? 0) === season);
  return {
    season: season === 0 ? null : season,
    number: 1 + Math.max(0, ...inSeason.map((episode) => episode.episode_number ?? 0)),
  };
}
