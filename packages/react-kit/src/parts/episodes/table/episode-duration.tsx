import type { EpisodeSummary } from '@postkit/sdk/schema';
import { episodeAudio } from '../../../data/episodes/index.ts';
import { formatListDuration } from '../../../host/time/format-duration.ts';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

/** The duration of an episode with a note on missing audio, that it is processing, or why rendering failed. */
export function EpisodeDuration({ episode }: { episode: EpisodeSummary }) {
  const messages = useWords(episodeTableMessages);
  const audio = episodeAudio(episode);
  switch (audio.state) {
    case 'ready':
      return (
        <>
          <span className="pk-time">{formatListDuration(audio.seconds)}</span>
          {audio.note && <Note text={audio.note} isProblem />}
        </>
      );
    case 'processing':
      return (
        <>
          <span className="pk-muted">{messages.processing}</span>
          {audio.note && <Note text={audio.note} />}
        </>
      );
    case 'failed':
      return <Note text={audio.reason} isProblem />;
  }
}

/** Two lines at the most, so that the row keeps its height; the rest is its tooltip. */
function Note({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <span className={isProblem ? 'pk-episode-reason' : 'pk-episode-note'} title={text}>
      {text}
    </span>
  );
}
