import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isHttpError, serverMessage } from '@postkit/sdk';
import type { Episode, EpisodeInput, FromDraft, Connection } from '@postkit/sdk/schema';
import { useReceipt } from '../../../data/deliveries/index.ts';
import {
  useSaveEpisode,
  episodesQueries,
  canTakeBack,
  liveEpisode,
  liveStatus,
  type EpisodeDraft,
  usePutBack,
  useInvalidateEpisodes,
  useEpisodeEvents,
} from '../../../data/episodes/index.ts';
import { useGuardedSave } from '../../../host/conflict/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { failureText } from '../../../host/report-failure.ts';
import { useStores } from '../../../host/stores.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../../deliveries/index.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-form.ts';
import { savedMessage } from './publish-texts.ts';
import { updateMessages } from './update.messages.ts';

export interface PublishFailure {
  name: string;
  details: string;
}

export interface Attempt {
  fields: EpisodeInput;
  when: PublishWhen;
  version: number | null;
}

export interface PublishSaveOptions {
  draft: EpisodeDraft;
  /** The saved draft of the episode at the time of sending. */
  fromDraft?: (() => FromDraft | undefined) | undefined;
  onDone: (episode: Episode, kind: PublishWhen['kind']) => void;
  onLoadTheirs: (episode: Episode) => void;
}

/**
 * Saves an episode, and confirms it in the message bar. If another user saved it since, asks which version to keep.
 * @param zone of the station
 * @param sent the destinations that the episode is sent to
 */
export function usePublishSave(
  { draft, fromDraft, onDone, onLoadTheirs }: PublishSaveOptions,
  zone: string,
  sent: readonly Connection[],
) {
  const { episodeId, showId } = draft;
  const showSaved = useSavedMessage(draft, zone, sent);
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
      showSaved(episode, when);
      onDone(episode, when.kind);
    },
    onTheirs(theirs) {
      queries.setQueryData(episodesQueries.one(client, theirs.playlist_id).queryKey, theirs);
      onLoadTheirs(theirs);
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

export type PublishConflict = NonNullable<ReturnType<typeof usePublishSave>['conflict']>;

/** Confirms a save in the message bar, with a way back where there is one. */
function useSavedMessage({ live }: EpisodeDraft, zone: string, sent: readonly Connection[]) {
  const stores = useStores();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const receipts = useWords(deliveriesMessages);
  const undoPublish = useUndoPublish();
  const putBack = usePutBack();

  function textOf(episode: Episode, when: PublishWhen) {
    if (live && when.kind === 'save') return draftText(live, catalogue);
    if (when.kind === 'update') return updateText(live, episode, catalogue);
    return savedMessage(when, episode.name, zone, catalogue);
  }

  function undoOf(episode: Episode, when: PublishWhen): (() => void) | undefined {
    if (live) return when.kind === 'publish' ? undefined : () => void putBack(live, episode);
    return when.kind !== 'save' && canTakeBack(sent, catalogue) ? () => void undoPublish(episode) : undefined;
  }

  return (episode: Episode, when: PublishWhen) => {
    const { playlist_id: id, name } = episode;
    const action = {
      label: receipts.seeWhere,
      onPress: () => useReceipt.in(stores).getState().open({ id, name }),
    };
    const undo = undoOf(episode, when);
    notify({ ...textOf(episode, when), type: 'success', action, ...(undo && { undo }) });
  };
}

function draftText({ status, name }: Episode, catalogue: Catalogue) {
  const messages = catalogue.wordsOf(updateMessages);
  return { name: messages.unpublished[liveStatus({ status })], details: messages.unpublishedDetails(name) };
}

function updateText(live: Episode | undefined, episode: Episode, catalogue: Catalogue) {
  const messages = catalogue.wordsOf(updateMessages);
  const { name } = episode;
  const now = liveEpisode(episode);
  if (!now) return { name: messages.updated, details: messages.savedOnly(name) };
  if (now.status === 'scheduled')
    return { name: messages.updated, details: messages.updatedDetails.scheduled(name) };
  const hasNewAudio = live !== undefined && episode.media_status === 'processing';
  return {
    name: messages.updated,
    details: hasNewAudio ? messages.newAudio(name) : messages.updatedDetails.published(name),
  };
}

/**
 * Makes a published or scheduled episode a draft again, unless another user saved it since.
 * Works after its component has unmounted, since the dialog is closed by then.
 */
function useUndoPublish(): (episode: Pick<Episode, 'playlist_id' | 'name' | 'version'>) => Promise<void> {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const messages = useWords(publishMessages);
  const catalogue = useCatalogue();
  const { client } = usePostKit();
  const queries = useQueryClient();
  const events = useEpisodeEvents();
  const invalidateEpisodes = useInvalidateEpisodes();

  return async ({ playlist_id: id, name, version }) => {
    try {
      const draft = await client.episodes.update(id, { version, draft: true, delay_post_until: null });
      events.saved(draft, undefined);
      queries.setQueryData(episodesQueries.one(client, id).queryKey, draft);
      notify({ name: messages.undone, details: messages.isDraftAgain(name), type: 'success' });
    } catch (error) {
      reportFailure(messages.undoFailed, error, failureText(error, catalogue));
    }
    await invalidateEpisodes();
  };
}
