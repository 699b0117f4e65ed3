import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessage } from '@postkit/sdk';
import type { Episode } from '@postkit/sdk/schema';
import { useSaveEpisode } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { liveStatus } from '../../../data/episodes/index.ts';
import { usePutBack } from '../../../data/episodes/index.ts';
import { useGuardedSave } from '../../../host/conflict/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { replaceAudioMessages } from './replace-audio.messages.ts';
import { replacedFields } from './replaced-fields.ts';

interface Attempt {
  version: number;
  location: string;
  seconds: number;
}

/** Makes an uploaded event the audio of an episode, in place, with a way back in the message. */
export function useReplaceAudio(episode: Episode, onDone: () => void) {
  const notify = useNotify();
  const messages = useWords(replaceAudioMessages);
  const reportFailure = useReportFailure();
  const { client } = usePostKit();
  const queries = useQueryClient();
  const save = useSaveEpisode();
  const putBack = usePutBack();
  const { playlist_id: id, show_id: showId } = episode;
  /** The version that the audio is replaced of: after a conflict, the other user's. */
  const before = useRef(episode);

  const { running, failure, start, conflict } = useGuardedSave({
    save: async ({ version, location, seconds }: Attempt) =>
      save.mutateAsync({
        id,
        version,
        showId,
        fields: replacedFields(before.current, location, seconds).fields,
      }),
    async read() {
      before.current = await client.episodes.get(id);
      return before.current;
    },
    fail(error) {
      reportFailure(messages.updateFailed, error);
      const message = serverMessage(error, messages.updateFailed);
      return { name: messages.updateFailed, details: message.action === 'show' ? message.details : '' };
    },
    onSaved(saved) {
      const replaced = before.current;
      notify({
        name: messages.done,
        details: messages.doneDetails[liveStatus(saved)](saved.name),
        type: 'success',
        undo: () => void putBack(replaced, saved),
      });
      onDone();
    },
    onTheirs: (theirs) => queries.setQueryData(episodesQueries.one(client, id).queryKey, theirs),
  });

  return {
    isBusy: running !== null,
    failure,
    conflict,
    update: (location: string, seconds: number) => {
      before.current = episode;
      void start({ version: episode.version, location, seconds });
    },
  };
}
