import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useRetryAudio } from '../../../data/episodes/index.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

/** Makes the station render failed audio again. */
export function RetryAudio({ episode }: { episode: EpisodeSummary }) {
  const reportFailure = useReportFailure();
  const messages = useWords(episodeTableMessages);
  const { mutate, isPending } = useRetryAudio();
  return (
    <button
      type="button"
      className="pk-link pk-episode-again"
      aria-label={isPending ? undefined : messages.retryAudioOf(episode.name)}
      disabled={isPending}
      onClick={() => mutate(episode, { onError: (error) => reportFailure(messages.retryFailed, error) })}
    >
      {isPending ? messages.retrying : messages.tryAgain}
    </button>
  );
}
