import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import type { Show } from '@postkit/sdk/schema';
import { destinationsQueries } from '../../data/destinations/index.ts';
import { showsQueries } from '../../data/shows/index.ts';
import { useEmitSavedShow } from '../../data/shows/index.ts';
import { type ShowDraft, showPayload } from '../../data/shows/index.ts';
import { tagsQueries } from '../../data/tags/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { showSetupMessages } from './show-setup.messages.ts';

export interface ShowSetupActions {
  /** Refetches the tags; reports a failure, and resolves without them. */
  fetchTags(): Promise<void>;
  /** Refetches the destinations; reports a failure, and resolves without them. */
  getSocialMediaConnections(): Promise<void>;
  /** The current version of a show. */
  fetchShowData(id: number): Promise<Show>;
  addShow(draft: ShowDraft): Promise<Show>;
  /** Fails with HttpError 409 if another user saved the show since the draft's version. */
  updateShow(id: number, draft: ShowDraft): Promise<Show>;
  fetchAllShowsData(): Promise<void>;
}

/** The requests of the wizard. Responses go to the query cache. */
export function createShowSetupActions(
  client: PostKitClient,
  queries: QueryClient,
  catalogue: Catalogue,
  report: (error: unknown, call: string) => void,
  onSaved: (show: Show, isNew: boolean) => void,
): ShowSetupActions {
  const messages = catalogue.wordsOf(showSetupMessages);
  function setCurrent(show: Show, isNew: boolean): Show {
    queries.setQueryData(showsQueries.one(client, show.id).queryKey, show);
    onSaved(show, isNew);
    return show;
  }

  return {
    fetchTags: async () => {
      await queries
        .query({ ...tagsQueries.list(client), staleTime: 0 })
        .catch((error) => report(error, messages.tagsFailed));
    },
    getSocialMediaConnections: async () => {
      const request = queries.query({ ...destinationsQueries.list(client), staleTime: 0 });
      await request.catch((error) => report(error, messages.destinationsFailed));
    },
    fetchShowData: async (id) => queries.query({ ...showsQueries.one(client, id), staleTime: 0 }),
    addShow: async (draft) => setCurrent(await client.shows.create(showPayload(draft)), true),
    updateShow: async (id, draft) => {
      const version = draft.version === null ? {} : { version: draft.version };
      return setCurrent(await client.shows.update(id, { ...showPayload(draft), ...version }), false);
    },
    fetchAllShowsData: async () => {
      const request = queries.query({ ...showsQueries.list(client), staleTime: 0 });
      await request.catch((error) => report(error, messages.showsFailed));
    },
  };
}

export function useShowSetupActions(): ShowSetupActions {
  const catalogue = useCatalogue();
  const messages = useWords(showSetupMessages);
  const reportFailure = useReportFailure();
  const { client } = usePostKit();
  const queries = useQueryClient();
  const emitSaved = useEmitSavedShow();
  return useMemo(() => {
    const report = (error: unknown, call: string) =>
      reportFailure(messages.messageName, error, failureText(error, catalogue, call));
    return createShowSetupActions(client, queries, catalogue, report, emitSaved);
  }, [client, queries, messages, reportFailure, emitSaved, catalogue]);
}
