import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Episode, EpisodeInput } from '@postkit/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useSaveEpisode } from '../../data/episodes/episodes.mutations.ts';
import { episodesQueries } from '../../data/episodes/episodes.queries.ts';
import { reportFailure } from '../../data/episodes/report-failure.ts';
import type { PublishWhen } from '../../domain/publish/publish-payload.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { useGuardedSave } from '../conflict-dialog/index.ts';
import { publishMessages as words } from './publish-dialog.messages.ts';

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
  onSaved: (episode: Episode, when: PublishWhen) => void;
  onTheirs: (episode: Episode) => void;
}

/** Stores an episode; where somebody else saved it since, stops and asks whose version to keep. */
export function usePublishFlow({ episodeId, showId, onSaved, onTheirs }: PublishFlowOptions) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const save = useSaveEpisode();
  const { running, failure, start, conflict } = useGuardedSave({
    save: async ({ version, fields }: Attempt) => save.mutateAsync({ id: episodeId, version, showId, fields }),
    read: async () => (episodeId === null ? null : client.episodes.get(episodeId)),
    fail: failed,
    onSaved: (episode, { when }) => onSaved(episode, when),
    onTheirs(theirs) {
      queries.setQueryData(episodesQueries.one(client, theirs.playlist_id).queryKey, theirs);
      onTheirs(theirs);
    },
  });

  function failed(error: unknown): PublishFailure {
    const name = episodeId === null ? words.createFailed : words.updateFailed;
    reportFailure(name, error);
    const message = serverMessage(error, name);
    const fields = isHttpError(error) ? Object.values(error.fields).flat() : [];
    return { name, details: [message.action === 'show' ? message.details : '', ...fields].filter(Boolean).join(' ') };
  }

  return { busy: running?.when.kind ?? null, failure, start: (attempt: Attempt) => void start(attempt), conflict };
}

export type PublishConflict = NonNullable<ReturnType<typeof usePublishFlow>['conflict']>;
