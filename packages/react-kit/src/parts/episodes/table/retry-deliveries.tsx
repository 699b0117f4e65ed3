import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useRetryDeliveries } from '../../../data/episodes/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

/** Sends an episode again to every destination that did not receive it. */
export function RetryDeliveries({ episode: { playlist_id, name } }: { episode: EpisodeSummary }) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const messages = useWords(episodeTableMessages);
  const { mutate, isPending } = useRetryDeliveries();
  return (
    <button
      type="button"
      className="pk-link pk-episode-again"
      aria-label={isPending ? undefined : messages.sendAgainOf(name)}
      disabled={isPending}
      onClick={() =>
        mutate(playlist_id, {
          onSuccess: (count) =>
            notify({ name: messages.sendingAgain(count), details: name, type: 'success' }),
          onError: (error) => reportFailure(messages.sendAgainFailed, error),
        })
      }
    >
      {isPending ? messages.retrying : messages.tryAgain}
    </button>
  );
}
