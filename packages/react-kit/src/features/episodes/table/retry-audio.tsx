import type { EpisodeSummary } from '@postkit/sdk/schema';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useRetryAudio } from '../episodes.mutations.ts';
import { Button } from '../../../ui/button/button.tsx';
import { episodeTableMessages as messages } from './episode-table.messages.ts';

/** Makes the station render failed audio again. */
export function RetryAudio({ episode }: { episode: EpisodeSummary }) {
  const { mutate, isPending } = useRetryAudio();
  return (
    <Button
      size="small"
      aria-label={messages.retryAudioOf(episode.name)}
      isBusy={isPending}
      busyLabel={messages.processing}
      onPress={() => mutate(episode, { onError: (error) => reportFailure(messages.retryFailed, error) })}
    >
      {messages.retryAudio}
    </Button>
  );
}
