import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { episodeOperations, isAllowed } from '@postkit/sdk/operations';
import type { DraftLookup, Episode, Show } from '@postkit/sdk/schema';
import { mostPeaksEvents } from '@postkit/sdk/schema';
import { audioEventsQueries } from '../../data/audio-events/index.ts';
import { draftsQueries } from '../../data/drafts/index.ts';
import { episodesQueries } from '../../data/episodes/index.ts';
import { showsQueries } from '../../data/shows/index.ts';
import { type ReadyScreen, type ScreenWait, useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { randomUuid } from '../../host/random-uuid.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { audioEditorMessages } from './audio-editor.messages.ts';
import { draftOfEpisode, newForm } from './audio-editor.model.ts';
import { createDraftStorage } from './drafts/draft-storage.ts';
import {
  type ChosenDraft,
  chooseDraft,
  noDraft,
  type OtherDraft,
  type StationLookup,
} from './timeline-model/choose-draft.ts';
import { parseDraft, type StoredDraft } from './timeline-model/stored-draft.ts';

const none: Episode['events'] = [];

/** When the first clip of an episode that is from the log aired, in unix seconds, also if it is trimmed; null if none is. */
function useEpisodeAired(episode: Pick<Episode, 'events'> | undefined): {
  isLoading: boolean;
  airedAt: number | null;
} {
  const { client } = usePostKit();
  const events = episode?.events ?? none;
  const [first] = events;
  const known = first?.cart.type_name === 'LOGGER' ? first.started_at : null;
  const ids = events.slice(0, mostPeaksEvents).map(({ id }) => id);
  const { data, isLoading } = useQuery({
    ...audioEventsQueries.aired(client, ids),
    enabled: ids.length > 0 && known === null,
    // Without it the editor opens at today, rather than late.
    retry: false,
  });
  const asked = data?.find(({ aired_at }) => aired_at !== null)?.aired_at ?? null;
  return { isLoading, airedAt: known ?? asked };
}

export interface AudioEditorProps {
  /** Show of the episode; absent when the side menu opened the editor. */
  showId?: number;
  /** 0 or absent for a new episode. */
  episodeId?: number;
  /** Episode to edit if `episodeId` names none. */
  editingEpisode?: number;
}

export interface ReadyEditor {
  /** Changes with the draft to open, so that the editor mounts again for it. */
  key: string;
  station: StationSession;
  showId: number | null;
  shows: readonly Show[];
  episode: Episode | null;
  /** The episode was deleted, but its draft has unsaved work. */
  isOrphaned: boolean;
  /** When the first clip of the episode aired, in unix seconds; null for none. */
  airedAt: number | null;
  /** The station's key of the draft. */
  draftKey: string;
  /** Address of the editor, stored with its drafts. */
  place: string;
  /** Returns the draft to start with, and how it was chosen. */
  initialDraft: () => { draft: StoredDraft; chosen: ChosenDraft & { id: string } };
  /** Starts over from the station's data after the draft has ended. */
  startOver: () => void;
  /** Starts over with the draft of another browser. */
  openOther: (other: OtherDraft) => void;
  /** Starts a new draft with the unsaved work of one that ended. */
  startFrom: (left: StoredDraft) => void;
}

/** Loads the editor's data: settings, shows, the episode and an unfinished draft. */
export function useAudioEditor({
  showId,
  episodeId,
  editingEpisode,
}: AudioEditorProps): ScreenWait<'shows' | 'episode'> | ReadyScreen<ReadyEditor> {
  const catalogue = useCatalogue();
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const [restart, setRestart] = useState<Restart>({ attempt: 0, chosen: null });
  const access = useAccess('audio');
  const station = access.session;
  const id = (episodeId === 0 ? undefined : episodeId) ?? editingEpisode ?? 0;
  const isNumber = Number.isSafeInteger(id) && id >= 0;
  const hasForm = station !== undefined && isAllowed(episodeOperations.create, station.permissions);
  const shows = useQuery({ ...showsQueries.list(client), enabled: hasForm });
  const episode = useQuery({ ...episodesQueries.one(client, id), enabled: hasForm && isNumber && id > 0 });
  const draftKey = keyOfDraft(id, showId);
  const slug = station?.slug ?? '';
  const place = `${slug}/${showId ?? ''}/${id}`;
  const storage = useMemo(() => createDraftStorage(host.storage, slug, draftKey), [host, slug, draftKey]);
  // Read once: later writes to the storage must not change the draft that the editor started with.
  const heldId = useMemo(() => storage.read(place)?.id ?? undefined, [storage, place]);
  const draft = useQuery({
    ...draftsQueries.start(client, draftKey, heldId),
    enabled: isNumber && station !== undefined,
  });
  // An episode deleted during editing stays open, even over a reload, so that the user keeps the unsaved work.
  const isAbsent = !episode.data && (isHttpError(episode.error, 404) || isHttpError(episode.error, 400));
  const isOrphaned = useMemo(
    () =>
      isAbsent &&
      !draft.isPending &&
      (chooseDraft(storage.read(place), lookupOf(draft.data)).draft?.items.length ?? 0) > 0,
    [isAbsent, draft.isPending, draft.data, storage, place],
  );
  const aired = useEpisodeAired(episode.data);
  const isInvalid = !isNumber || (isAbsent && !draft.isPending && !isOrphaned);
  useInvalidEpisode(isInvalid && station ? station.slug : null, showId);

  const needed: { shows?: typeof shows; episode?: typeof episode } = {};
  if (hasForm) needed.shows = shows;
  if (hasForm && id > 0 && !isAbsent) needed.episode = episode;
  const screen = useScreen(access, needed);
  if (screen.status !== 'ready') return screen;
  if (isInvalid || draft.isPending || aired.isLoading) return { status: 'loading' };

  const wantedShow = showId ?? screen.settings.default_show_id ?? null;
  const list = (screen.data.shows ?? []).filter((show) => !show.placeholder || show.id === wantedShow);

  function newDraft(loaded: Episode | undefined): StoredDraft {
    if (loaded) return draftOfEpisode(loaded, place, randomUuid, catalogue);
    return {
      place,
      version: null,
      items: [],
      form: newForm(list.find((show) => show.id === wantedShow) ?? null),
    };
  }

  const restartWith = (chosen: ChosenDraft) => setRestart({ attempt: restart.attempt + 1, chosen });

  const editor: ReadyEditor = {
    key: `${place}/${restart.attempt}`,
    station: screen.session,
    showId: showId ?? null,
    shows: list,
    episode: episode.data ?? null,
    isOrphaned,
    airedAt: aired.airedAt,
    draftKey,
    place,
    initialDraft: () => {
      const chosen = restart.chosen ?? chooseDraft(storage.read(place), lookupOf(draft.data));
      const ended = chosen.ended ?? (restart.chosen ? null : storage.readEnded(place));
      const start = { ...chosen, ended, id: chosen.id ?? randomUuid() };
      return { draft: chosen.draft ? { ...chosen.draft, place } : newDraft(episode.data), chosen: start };
    },
    startOver: () => {
      const again = () => restartWith(noDraft);
      if (id === 0) return again();
      void queries.invalidateQueries({ queryKey: episodesQueries.one(client, id).queryKey }).then(again);
    },
    openOther: ({ id: theirId, draft: theirs, revision, updatedAt }) =>
      restartWith({
        ...noDraft,
        id: theirId,
        draft: theirs,
        base: revision,
        isSent: true,
        savedAt: updatedAt,
      }),
    startFrom: (left) => restartWith({ ...noDraft, draft: left }),
  };
  return { ...screen, data: editor };
}

/** The station's response in the shape of `chooseDraft`; undefined if the station was unreachable. */
function lookupOf(data: DraftLookup | undefined): StationLookup {
  if (!data) return undefined;
  const { draft, retired } = data;
  if (!draft) return { draft: null, retired };
  const { id, content, revision, updated_at } = draft;
  return { draft: { id, draft: parseDraft(content), revision, updatedAt: updated_at }, retired };
}

interface Restart {
  attempt: number;
  /** The draft to open; null for the one that this browser or the station keeps. */
  chosen: ChosenDraft | null;
}

/** `episode-12`, `show-4` for a new episode of a show, or `new`. */
function keyOfDraft(id: number, showId: number | undefined): string {
  if (id > 0) return `episode-${id}`;
  return showId === undefined ? 'new' : `show-${showId}`;
}

/** Reports that the episode does not exist and returns to the show. */
function useInvalidEpisode(station: string | null, showId: number | undefined) {
  const messages = useWords(audioEditorMessages);
  const { host } = usePostKit();
  const notify = useNotify();
  useEffect(() => {
    if (station === null) return;
    notify({ ...messages.invalidEpisode, type: 'error' });
    host.navigate(showId === undefined ? `/${station}/shows` : `/${station}/shows/${showId}/details`, {
      replace: true,
    });
  }, [host, notify, station, showId, messages]);
}
