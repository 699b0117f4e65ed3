import type { WidgetEpisode } from '@postkit/sdk/schema';
import { playerClock } from '../../data/widgets/index.ts';
import { readerDay } from '../../host/time/reader-day.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { Icon } from './icon.tsx';
import { playerMessages } from './player.messages.ts';

export interface GalleryProps {
  episodes: readonly WidgetEpisode[];
  current: WidgetEpisode | undefined;
  playing: boolean;
  height: '94px' | '339px';
  /** Plays an episode; pauses or resumes the current one. */
  choose: (episode: WidgetEpisode) => void;
}

/** The list of episodes; a press plays one. */
export function Gallery({ episodes, current, playing, height, choose }: GalleryProps) {
  const catalogue = useCatalogue();
  const messages = useWords(playerMessages);
  return (
    <div className="pk-player-gallery" part="gallery" style={{ height }}>
      <p>{messages.episodes}</p>
      <ol aria-label={messages.episodes}>
        {episodes.map((episode) => {
          const isCurrent = episode.playlist_id === current?.playlist_id;
          return (
            <li key={episode.playlist_id}>
              <button type="button" aria-current={isCurrent} onClick={() => choose(episode)}>
                <Icon name={isCurrent && playing ? 'pause' : 'play'} />
                <span dir="auto">{episode.name}</span>
                <small>
                  {readerDay(episode.published, catalogue)} · {playerClock(episode.duration)}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
