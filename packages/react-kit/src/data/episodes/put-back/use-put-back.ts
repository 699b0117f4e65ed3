import { useQueryClient } from '@tanstack/react-query';
import type { Episode } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { draftOfStored } from '../episode-draft.ts';
import { useInvalidateEpisodes } from '../episodes.mutations.ts';
import { episodesQueries } from '../episodes.queries.ts';
import { liveStatus } from '../live-episode.ts';
import { useEpisodeEvents } from '../use-episode-events.ts';
import { putBackMessages } from './put-back.messages.ts';

/**
 * Makes a changed episode again what it was, with its state, date, audio and destinations, unless another user saved it since.
 * Works after its component has unmounted, since the dialog is closed by then.
 */
export function usePutBack(): (
  before: Episode,
  changed: Pick<Episode, 'version' | 'status'>,
) => Promise<void> {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(putBackMessages);
  const reportFailure = useReportFailure();
  const { client } = usePostKit();
  const queries = useQueryClient();
  const events = useEpisodeEvents();
  const invalidateEpisodes = useInvalidateEpisodes();

  return async (before, { version, status }) => {
    const { playlist_id: id, name } = before;
    try {
      const episode = await client.episodes.update(id, { ...draftOfStored(before).fields, version });
      events.saved(episode, status);
      queries.setQueryData(episodesQueries.one(client, id).queryKey, episode);
      const details = messages.isBack[liveStatus(before)](name);
      notify({ name: messages.done, details, type: 'success' });
    } catch (error) {
      reportFailure(messages.failed, error, failureText(error, catalogue));
    }
    await invalidateEpisodes();
  };
}
