import type { PostKitClient } from '@postkit/sdk';
import type { Show } from '@postkit/sdk/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connectionsQueries } from '../../connections/index.ts';
import { showsQueries } from '../shows.queries.ts';
import { tagsQueries } from '../../tags/index.ts';
import { type ShowDraft, showPayload } from '../show-draft.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText, reportFailure } from '../../../screen/report-failure.ts';
import { showSetupMessages as messages } from './show-setup.messages.ts';

export interface ShowSetupActions {
  /** Reads the tags anew; a failure is told, and the wizard goes on without them. */
  fetchTags(): Promise<void>;
  /** Reads the destinations anew; a failure is told. */
  getSocialMediaConnections(): Promise<void>;
  /** The show as the station has it now. */
  fetchShowData(id: number): Promise<Show>;
  addShow(draft: ShowDraft): Promise<Show>;
  /** Refused with HttpError 409 where somebody saved the show since the draft was made from it. */
  updateShow(id: number, draft: ShowDraft): Promise<Show>;
  fetchAllShowsData(): Promise<void>;
}

/** What the wizard asks of the station. What is answered lives in the query cache, a saved show as the current one. */
export function createShowSetupActions(client: PostKitClient, queries: QueryClient): ShowSetupActions {
  function setCurrent(show: Show): Show {
    queries.setQueryData(showsQueries.one(client, show.id).queryKey, show);
    return show;
  }

  return {
    fetchTags: async () => {
      await queries
        .query({ ...tagsQueries.list(client), staleTime: 0 })
        .catch((error) => reportFailure(messages.messageName, error, failureText(error, messages.tagsFailed)));
    },
    getSocialMediaConnections: async () => {
      const asked = queries.query({ ...connectionsQueries.list(client), staleTime: 0 });
      await asked.catch((error) => reportFailure(messages.messageName, error, failureText(error, messages.connectionsFailed)));
    },
    fetchShowData: async (id) => queries.query({ ...showsQueries.one(client, id), staleTime: 0 }),
    addShow: async (draft) => setCurrent(await client.shows.create(showPayload(draft))),
    updateShow: async (id, draft) => {
      const version = draft.version === null ? {} : { version: draft.version };
      return setCurrent(await client.shows.update(id, { ...showPayload(draft), ...version }));
    },
    fetchAllShowsData: async () => {
      const asked = queries.query({ ...showsQueries.list(client), staleTime: 0 });
      await asked.catch((error) => reportFailure(messages.messageName, error, failureText(error, messages.showsFailed)));
    },
  };
}

export function useShowSetupActions(): ShowSetupActions {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMemo(() => createShowSetupActions(client, queries), [client, queries]);
}
