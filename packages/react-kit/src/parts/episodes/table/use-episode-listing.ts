import { useQuery } from '@tanstack/react-query';
import type { EpisodeSummary, Show } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { useImageAddress } from '../../../data/images/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNow } from '../../../host/time/use-now.ts';
import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { type PlayEpisode, usePlayEpisode } from './use-play-episode.ts';

/** Data and actions for the rows of a list. */
export interface EpisodeListing {
  zone: string;
  /** Unix seconds; advances with the clock. */
  now: number;
  player: PlayEpisode;
  addressOf: (episode: EpisodeSummary) => string;
  /** Opens the episode in the editor. */
  open: (episode: EpisodeSummary) => void;
  /** Address of its cover, else of its show's; empty for none. */
  coverOf: (episode: EpisodeSummary) => string;
  /** Empty until the shows are loaded. */
  showTitleOf: (episode: EpisodeSummary) => string;
  play: (episode: EpisodeSummary) => void;
  /** Undefined while it loads. */
  waveOf: (episode: EpisodeSummary) => WaveLevels | undefined;
  /** On all days; undefined while they load. */
  downloadsOf: (episode: EpisodeSummary) => number | undefined;
  /** Seconds of the longest episode on the page, at least a minute: the scale of all waveforms. */
  longest: number;
}

interface Place {
  station: string;
  timezone: string;
}

const none: readonly Show[] = [];

export function useEpisodeListing(
  rows: readonly EpisodeSummary[],
  { station, timezone }: Place,
  shows = none,
): EpisodeListing {
  const { client, host } = usePostKit();
  const imageAddress = useImageAddress();
  const player = usePlayEpisode();
  const ids = rows.map(({ playlist_id }) => playlist_id).toSorted((a, b) => a - b);
  const { data: peaks } = useQuery(episodesQueries.peaks(client, ids));
  const { data: downloads } = useQuery(episodesQueries.downloads(client, ids));
  const address = ({ show_id, playlist_id }: EpisodeSummary) =>
    episodeEditorAddress(station, show_id, playlist_id);
  const showOf = ({ show_id }: EpisodeSummary) => shows.find(({ id }) => id === show_id);
  const showTitleOf = (episode: EpisodeSummary) => showOf(episode)?.title ?? '';
  const coverOf = (episode: EpisodeSummary) =>
    imageAddress(episode.rss_image || episode.image || (showOf(episode)?.square_image ?? ''));
  return {
    zone: timezone,
    now: useNow(),
    player,
    addressOf: (episode) => host.hrefOf(address(episode)),
    open: (episode) => host.navigate(address(episode)),
    coverOf,
    showTitleOf,
    play: (episode) => player.toggle(episode, { show: showTitleOf(episode), cover: coverOf(episode) }),
    waveOf: ({ playlist_id }) => peaks?.get(playlist_id),
    downloadsOf: ({ playlist_id }) => downloads && (downloads[playlist_id] ?? 0),
    longest: Math.max(60, ...rows.map(({ duration }) => duration)),
  };
}
