import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerPublishedTranscripts } from './published/published-transcripts.routes.ts';
import {
  createPublishedTranscripts,
  type PublishedTranscripts,
} from './published/published-transcripts.service.ts';
import { speechOfConfig } from './speech/speech-of-config.ts';
import { createTranscriptions } from './speech/transcriptions.service.ts';
import { isAutomatic } from './transcripts.repository.ts';
import { registerTranscriptRoutes } from './transcripts.routes.ts';
import { createTranscriptService, type TranscriptService } from './transcripts.service.ts';

export interface TranscriptFeatureDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'publishing' | 'published'>;
  readonly shows: Shows;
}

/** Transcripts for other features. */
export type Transcripts = Pick<TranscriptService, 'importForEvent' | 'ofEpisode'>;

/** The words of events and episodes: from files, from a speech service, and in public. */
export function createTranscripts(
  context: StationContext,
  deps: TranscriptFeatureDeps,
): PublishedTranscripts & Transcripts & Feature {
  const { accounts, audioEvents, episodes } = deps;
  const speech = speechOfConfig(context.config);
  const transcripts = createTranscriptService(context, deps);
  const transcriptions = createTranscriptions(context, {
    accounts,
    audioEvents,
    speech: speech?.adapter ?? null,
  });
  const published = createPublishedTranscripts(context, { ...deps, transcripts });

  episodes.publishing.onChanged(async (transaction, station, row) => {
    if (
      !transcriptions.isAvailable ||
      row.deleted_at !== null ||
      !(await isAutomatic(transaction, station.id, row.show_id))
    )
      return;
    for (const id of await episodes.store.eventIdsOf(transaction, row.id))
      await transcriptions.requestMissing(transaction, station, id);
  });

  return {
    ...published,
    importForEvent: transcripts.importForEvent,
    ofEpisode: transcripts.ofEpisode,
    routes() {
      registerTranscriptRoutes(context, { ...deps, transcripts, transcriptions });
      registerPublishedTranscripts(context, { accounts, episodes, published });
    },
    stop: () => speech?.close() ?? Promise.resolve(),
  };
}
