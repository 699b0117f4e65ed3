import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EpisodeSummary, ShareClipInput } from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { shareClipsMessages } from '../../../data/share-clips/index.ts';
import { showsQueries } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { Range } from '../../../ui/slider/range-slider.tsx';
import { Wave } from '../../../ui/wave/wave.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The audio that a clip is made of. */
export interface ClipSource {
  /** The audio as the request names it. */
  audio: Pick<ShareClipInput, 'playlist_id' | 'events' | 'show'>;
  name: string;
  /** Address of the cover; empty for none. */
  cover: string;
  seconds: number;
  /** Second at which the first range starts. */
  startsAt: number;
  /** The sound from one second to another. */
  wave: (from: number, to: number) => ReactNode;
  /** A player for a range in seconds. */
  player: (range: Range) => ReactNode;
}

/** A published or unpublished episode as it plays. */
export function useEpisodeSource(episode: EpisodeSummary): ClipSource {
  const messages = useWords(shareClipsMessages);
  const { client } = usePostKit();
  const { playlist_id, name, duration } = episode;
  const levels = useQuery(episodesQueries.peaks(client, [playlist_id], 2000)).data?.get(playlist_id);
  const show = useQuery(showsQueries.list(client)).data?.find(({ id }) => id === episode.show_id);
  const address = client.episodes.downloadAddress(playlist_id, 'mp3', { withKey: true });
  return {
    audio: { playlist_id },
    name,
    cover: episode.image || show?.square_image || '',
    seconds: duration,
    startsAt: 0,
    wave: (from, to) => <Wave levels={levels} from={from / duration} to={to / duration} when="now" />,
    player: ([start, end]) => (
      <audio
        className="pk-clip-audio"
        aria-label={messages.listen}
        controls
        preload="none"
        src={`${address}#t=${start},${end}`}
      />
    ),
  };
}
