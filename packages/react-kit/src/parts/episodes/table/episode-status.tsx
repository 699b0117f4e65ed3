import type { EpisodeSummary } from '@postkit/sdk/schema';
import { destinationTypeName } from '../../../data/destinations/index.ts';
import { episodeState } from '../../../data/episodes/index.ts';
import { listMoment } from '../../../host/time/list-moment.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import { timeUntil } from '../../../host/time/time-until.ts';
import { StatusMark } from '../../../ui/status-mark/status-mark.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';
import { ProofSign } from './proof-sign.tsx';
import { RetryAudio } from './retry-audio.tsx';
import { RetryDeliveries } from './retry-deliveries.tsx';

export interface EpisodeStatusProps {
  episode: EpisodeSummary;
  zone: string;
  /** Unix seconds. */
  now: number;
  /** Opens the receipts of the episode. */
  onReceipts: () => void;
}

/** The state of an episode as shape and word, with its next step. */
export function EpisodeStatus({ episode, zone, now, onReceipts }: EpisodeStatusProps) {
  const catalogue = useCatalogue();
  const messages = useWords(episodeTableMessages);
  const state = episodeState(episode);
  switch (state.kind) {
    case 'audio-failed':
      return (
        <StatusMark kind="failed" word={messages.audioFailed} detail={<RetryAudio episode={episode} />} />
      );
    case 'processing':
      return (
        <StatusMark
          kind="busy"
          word={messages.makingAudio(state.progress)}
          progress={state.progress}
          progressLabel={messages.processing}
        />
      );
    case 'undelivered': {
      const [only] = state.types;
      const word =
        state.count === 1 && only
          ? messages.notOn(destinationTypeName(only, catalogue))
          : messages.notDelivered(state.count);
      return <StatusMark kind="failed" word={word} detail={<RetryDeliveries episode={episode} />} />;
    }
    case 'scheduled':
      if (state.at === null) return <StatusMark kind="scheduled" word={messages.statuses.scheduled} />;
      return (
        <StatusMark
          kind="scheduled"
          word={listMoment(state.at, now, zone, catalogue)}
          detail={timeUntil(state.at, now, catalogue)}
        />
      );
    case 'draft':
      return (
        <StatusMark
          kind="draft"
          word={messages.statuses.draft}
          detail={messages.saved(recentMoment(state.since, now, zone, catalogue))}
        />
      );
    case 'unpublished':
      return (
        <StatusMark
          kind="unpublished"
          word={messages.statuses.unpublished}
          detail={recentMoment(state.since, now, zone, catalogue)}
        />
      );
    case 'expired':
      return (
        <StatusMark
          kind="unpublished"
          word={messages.expired}
          detail={recentMoment(state.at, now, zone, catalogue)}
        />
      );
    case 'published':
      return (
        <StatusMark
          kind="published"
          word={messages.statuses.published}
          detail={
            <>
              {messages.destinations(state.destinations)}
              <ProofSign episode={episode} onReceipts={onReceipts} />
            </>
          }
        />
      );
  }
}
