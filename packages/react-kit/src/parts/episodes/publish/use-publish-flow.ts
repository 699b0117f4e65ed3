import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Episode, EpisodeInput, FromDraft } from '@postkit/sdk/schema';
import { useSaveEpisode } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { useGuardedSave } from '../../../host/conflict/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-payload.ts';

export interface PublishFailure {
  name: string;
  details: string;
}

interface Attempt {
  fields: EpisodeInput;
  when: PublishWhen;
  version: number | null;
}

export interface PublishFlowOptions {
  episodeId: number | null;
  showId: number;
  fromDraft?: (() => FromDraft | undefined) | undefined;
  onSaved: (episode: Episode, when: PublishWhen) => void;
  onTheirs: (episode: Episode) => void;
}

/** Saves an episode. If another user saved it since, asks which version to keep. */
export function usePublishFlow({ episodeId, showId, fromDraft, onSaved, onTheirs }: PublishFlowOptions) {
  const reportFailure = useReportFailure();
  const messages = useWords(publishMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const save = useSaveEpisode();
  const isSaved = useRef(false);
  const theirStatus = useRef<Episode['status'] | null>(null);
  const { running, failure, start, conflict } = useGuardedSave({
    save: async ({ version, fields, when }: Attempt) => {
      const from_draft = fromDraft?.();
      // A date would take an episode down that went out meanwhile.
      const kept =
        theirStatus.current === 'published' && when.kind === 'update'
          ? { ...fields, delay_post_until: undefined }
          : fields;
      return save.mutateAsync({
        id: episodeId,
        version,
        showId,
        fields: from_draft ? { ...kept, from_draft } : kept,
      });
    },
    async read() {
      const theirs = episodeId === null ? null : await client.episodes.get(episodeId);
      theirStatus.current = theirs?.status ?? null;
      return theirs;
    },
    fail: failed,
    onSaved(episode, { when }) {
      isSaved.current = true;
      onSaved(episode, when);
    },
    onTheirs(theirs) {
      queries.setQueryData(episodesQueries.one(client, theirs.playlist_id).queryKey, theirs);
      onTheirs(theirs);
    },
  });

  // Until the caller closes the dialog, a second press must not create a second episode.
  function startOnce(attempt: Attempt): void {
    if (!isSaved.current) void start(attempt);
  }

  function failed(error: unknown): PublishFailure {
    const name = episodeId === null ? messages.createFailed : messages.updateFailed;
    reportFailure(name, error);
    const message = serverMessage(error, name);
    const fields = isHttpError(error) ? Object.values(error.fields).flat() : [];
    return {
      name,
      details: [message.action === 'show' ? message.details : '', ...fields].filter(Boolean).join(' '),
    };
  }

  return { busy: running?.when.kind ?? null, failure, start: startOnce, conflict };
}

export type PublishConflict = NonNullable<ReturnType<typeof usePublishFlow>['conflict']>;
