import { useQueryClient } from '@tanstack/react-query';
import type { Episode } from '@postkit/sdk/schema';
import { useInvalidateEpisodes } from '../../../data/episodes/index.ts';
import { useEpisodeEvents } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useStores } from '../../../host/stores.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';

/**
 * Makes a published or scheduled episode a draft again, unless another user saved it since.
 * Works after its component has unmounted, since the dialog is closed by then.
 */
export function useUndoPublish(): (
  episode: Pick<Episode, 'playlist_id' | 'name' | 'version'>,
) => Promise<void> {
  const reportFailure = useReportFailure();
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(publishMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const events = useEpisodeEvents();
  const invalidateEpisodes = useInvalidateEpisodes();

  return async ({ playlist_id: id, name, version }) => {
    try {
      const draft = await client.episodes.update(id, { version, draft: true, delay_post_until: null });
      events.saved(draft, undefined);
      queries.setQueryData(episodesQueries.one(client, id).queryKey, draft);
      useMessages
        .in(stores)
        .getState()
        .show({ name: messages.undone, details: messages.isDraftAgain(name), type: 'success' });
    } catch (error) {
      reportFailure(messages.undoFailed, error, failureText(error, catalogue));
    }
    await invalidateEpisodes();
  };
}
