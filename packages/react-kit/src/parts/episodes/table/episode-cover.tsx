import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';
import type { PlayEpisode } from './use-play-episode.ts';

export interface EpisodeCoverProps {
  episode: EpisodeSummary;
  /** Address of the image; empty for none. */
  cover: string;
  show: string;
  player: PlayEpisode;
}

/** The cover of an episode, which plays and pauses it once its audio is ready. */
export function EpisodeCover({
  episode,
  cover,
  show,
  player: { loadedId, isPlaying, canPlay, toggle },
}: EpisodeCoverProps) {
  const messages = useWords(episodeTableMessages);
  const [broken, setBroken] = useState('');
  const image =
    cover && cover !== broken ? (
      <img
        src={cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={44}
        height={44}
        onError={() => setBroken(cover)}
      />
    ) : (
      <span className="pk-episode-initial">{(show || episode.name).slice(0, 1).toLocaleUpperCase()}</span>
    );
  if (!canPlay(episode)) {
    return (
      <span className="pk-episode-cover" aria-hidden="true">
        {image}
      </span>
    );
  }
  const isLoaded = loadedId === episode.playlist_id;
  const isOn = isLoaded && isPlaying;
  return (
    <button
      type="button"
      className="pk-episode-cover"
      data-loaded={isLoaded || undefined}
      aria-label={isOn ? messages.pauseOf(episode.name) : messages.playOf(episode.name)}
      title={isOn ? messages.pauseKey : messages.playKey}
      onClick={() => toggle(episode, { show, cover })}
    >
      {image}
      <span className="pk-episode-play">
        {isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </span>
    </button>
  );
}
