import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { episodeOperations } from '@postkit/sdk/operations';
import {
  type Episode,
  type WidgetConfig,
  widgetConfigDefaults,
  type WidgetEpisode,
} from '@postkit/sdk/schema';
import { episodesQueries, useEpisodesLive } from '../../data/episodes/index.ts';
import { useImageAddress } from '../../data/images/index.ts';
import { useShows } from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { Player, type PlayerExtras } from '../../parts/player/index.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useThemeTurn } from '../../ui/wave/theme-turn.ts';
import { useWords } from '../../words/use-words.ts';
import { PartPlaceholder } from '../part-placeholder.tsx';
import { partsMessages } from '../parts.messages.ts';

/** The look of the player: `mode`, `vertical`, `theme`, `colors`, `albumart`, `visualization`, `hashtags`, `shownotes` and `start`. */
export type PlayerOptions = Partial<
  Pick<
    WidgetConfig,
    | 'mode'
    | 'vertical'
    | 'theme'
    | 'colors'
    | 'albumart'
    | 'visualization'
    | 'hashtags'
    | 'shownotes'
    | 'start'
  >
>;

export interface EpisodePlayerProps {
  /** Id of any episode of the station whose audio is ready: drafts and unpublished ones play too, for signed-in users. */
  episodeId: number;
  options?: PlayerOptions | undefined;
  /** Receives the audio element once, for your own controls. Must be stable. */
  onAudio?: ((audio: HTMLAudioElement) => void) | undefined;
}

/** The player of the station's embed codes, for one episode in any state. It counts no download. */
export function EpisodePlayer(props: EpisodePlayerProps) {
  const messages = useWords(partsMessages);
  const { client } = usePostKit();
  const access = useAccess(episodeOperations.get.access);
  const episode = useQuery({ ...episodesQueries.one(client, props.episodeId), enabled: access.isOpen });
  const shows = useShows();
  useEpisodesLive();
  const state = useScreen(access, { episode, shows });
  if (state.status !== 'ready') {
    return <PartPlaceholder state={state} name={messages.player} skeleton={<Skeleton height="180px" />} />;
  }
  const show = state.data.shows.find(({ id }) => id === state.data.episode.show_id);
  return (
    <FramedPlayer
      key={props.episodeId}
      {...props}
      episode={state.data.episode}
      showTitle={show?.title ?? ''}
    />
  );
}

function FramedPlayer({
  options,
  onAudio,
  episode,
  showTitle,
}: EpisodePlayerProps & { episode: Episode; showTitle: string }) {
  const { frame, theme } = useFrameTheme();
  const config = useMemo(
    () => widgetConfigDefaults({ theme, autoplay: 'none', ...options }),
    [theme, options],
  );
  const played = usePlayedEpisode(episode, showTitle);
  const load = useCallback(() => Promise.resolve(played ? [played] : []), [played]);
  return (
    <div ref={frame}>
      <Player config={config} load={load} extras={useExtras()} {...(onAudio && { onAudio })} />
    </div>
  );
}

/** The theme in which the page shows the element; the player's own colours do not follow it. */
function useFrameTheme() {
  const frame = useRef<HTMLDivElement>(null);
  const turn = useThemeTurn();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  useLayoutEffect(() => {
    if (!frame.current) return;
    const { colorScheme } = getComputedStyle(frame.current);
    const isDark =
      colorScheme === 'light dark'
        ? matchMedia('(prefers-color-scheme: dark)').matches
        : colorScheme === 'dark';
    setTheme(isDark ? 'dark' : 'light');
  }, [turn, frame]);
  return { frame, theme };
}

/** Undefined until its audio is ready. */
function usePlayedEpisode(episode: Episode, show_title: string): WidgetEpisode | undefined {
  const { client } = usePostKit();
  const addressOf = useImageAddress();
  return useMemo(() => {
    if (!episode.enclosure) return undefined;
    const { playlist_id, name, description, duration, short_url, tags, chapter_markers, status, updated_at } =
      episode;
    return {
      playlist_id,
      name,
      description,
      show_title,
      duration,
      published: episode.published ?? updated_at,
      square_image: addressOf(episode.rss_image),
      rectangle_image: addressOf(episode.image),
      // The download's address, because the public one counts a download.
      audio_url: client.episodes.downloadAddress(playlist_id, 'mp3', { withKey: true }),
      short_url: status === 'published' ? short_url : '',
      tags,
      explicit: episode.explicit === 1,
      chapters: chapter_markers,
      transcript_url: '',
    };
  }, [client, addressOf, episode, show_title]);
}

/** Chapters and media keys, once they are loaded. */
function useExtras(): PlayerExtras | undefined {
  const [extras, setExtras] = useState<PlayerExtras>();
  useEffect(() => {
    // Without them the player still plays.
    import('../../parts/player/extras/player-extras.ts').then(
      ({ playerExtras }) => setExtras(playerExtras),
      () => {},
    );
  }, []);
  return extras;
}
