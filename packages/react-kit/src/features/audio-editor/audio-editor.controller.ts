import { isHttpError } from '@postkit/sdk';
import { type DraftLookup, type Episode, episodeOperations, isAllowed, type Show } from '@postkit/sdk/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { draftsQueries } from '../drafts/index.ts';
import { episodesQueries } from '../episodes/index.ts';
import { type ReadyScreen, type ScreenWait, useAccess, useScreen } from '../../screen/frame/use-screen.ts';
import { showsQueries } from '../shows/index.ts';
import type { StationSession } from '../../screen/session/station-session.ts';
import { randomUuid } from '../../host/random-uuid.ts';
import { type ChosenDraft, chooseDraft, noDraft, type OtherDraft, type StationAnswer } from './timeline-model/kept-draft.ts';
import { parseDraft, type StoredDraft } from './timeline-model/stored-draft.ts';
import { useMessages } from '../../host/messages.store.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { audioEditorMessages as messages } from './audio-editor.messages.ts';
import { draftOfEpisode, newForm } from './audio-editor.model.ts';
import { createDraftStorage } from './drafts/draft-storage.ts';

export interface AudioEditorProps {
  /** The show that the episode is of; absent in the editor that the side menu opens. */
  showId?: number;
  /** 0 or absent for a new episode. */
  episodeId?: number;
  /** An episode to take up, where the address names none. */
  editingEpisode?: number;
}

export interface ReadyEditor {
  /** Changes with the draft that is to be taken up: the editor is mounted anew for it. */
  key: string;
  station: StationSession;
  showId: number | null;
  shows: readonly Show[];
  episode: Episode | null;
  /** The episode is deleted; what was made of it and not stored is left. */
  isLeftBehind: boolean;
  /** What the draft is of, as the station names it. */
  draftKey: string;
  /** The address that drafts of this editor are made at. */
  place: string;
  /** The draft to begin with, and how it was kept where it is one that was left behind. */
  takeUp: () => { draft: StoredDraft; kept: ChosenDraft & { id: string } };
  /** Begins again from what the station has, once the draft was ended. */
  startOver: () => void;
  /** Begins again with a draft of another browser. */
  takeOther: (other: OtherDraft) => void;
  /** Begins a new draft with what was left of one that ended. */
  startFrom: (left: StoredDraft) => void;
}

/** Loads what the editor begins with: settings, shows, the episode, and a draft that was left behind. */
export function useAudioEditor({
  showId,
  episodeId,
  editingEpisode,
}: AudioEditorProps): ScreenWait<'shows' | 'episode'> | ReadyScreen<ReadyEditor> {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const [begin, setBegin] = useState<Begin>({ attempt: 0, kept: null });
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
  // What is held while the editor is open changes nothing of what it began with.
  const heldId = useMemo(() => storage.read(place)?.id ?? undefined, [storage, place]);
  const draft = useQuery({ ...draftsQueries.start(client, draftKey, heldId), enabled: isNumber && station !== undefined });
  // One that is deleted while somebody works on it stays open, over a reload too: what they made is theirs.
  const isAbsent = !episode.data && (isHttpError(episode.error, 404) || isHttpError(episode.error, 400));
  const isLeftBehind = useMemo(
    () => isAbsent && !draft.isPending && (chooseDraft(storage.read(place), answerOf(draft.data)).draft?.items.length ?? 0) > 0,
    [isAbsent, draft.isPending, draft.data, storage, place],
  );
  const isInvalid = !isNumber || (isAbsent && !draft.isPending && !isLeftBehind);
  useInvalidEpisode(isInvalid && station ? station.slug : null, showId);

  const needed: { shows?: typeof shows; episode?: typeof episode } = {};
  if (hasForm) needed.shows = shows;
  if (hasForm && id > 0 && !isAbsent) needed.episode = episode;
  const screen = useScreen(access, needed);
  if (screen.status !== 'ready') return screen;
  if (isInvalid || draft.isPending) return { status: 'loading' };

  const wantedShow = showId ?? screen.settings.default_show_id ?? null;
  const list = (screen.data.shows ?? []).filter((show) => !show.placeholder || show.id === wantedShow);

  function fresh(loaded: Episode | undefined): StoredDraft {
    if (loaded) return draftOfEpisode(loaded, place, randomUuid);
    return { place, version: null, items: [], form: newForm(list.find((show) => show.id === wantedShow) ?? null) };
  }

  const beginWith = (kept: ChosenDraft) => setBegin({ attempt: begin.attempt + 1, kept });

  const editor: ReadyEditor = {
    key: `${place}/${begin.attempt}`,
    station: screen.session,
    showId: showId ?? null,
    shows: list,
    episode: episode.data ?? null,
    isLeftBehind,
    draftKey,
    place,
    takeUp: () => {
      const kept = begin.kept ?? chooseDraft(storage.read(place), answerOf(draft.data));
      const ended = kept.ended ?? (begin.kept ? null : storage.readEnded(place));
      const start = { ...kept, ended, id: kept.id ?? randomUuid() };
      return { draft: kept.draft ? { ...kept.draft, place } : fresh(episode.data), kept: start };
    },
    startOver: () => {
      const again = () => beginWith(noDraft);
      if (id === 0) return again();
      void queries.invalidateQueries({ queryKey: episodesQueries.one(client, id).queryKey }).then(again);
    },
    takeOther: ({ id: theirId, draft: theirs, revision, updatedAt }) =>
      beginWith({ ...noDraft, id: theirId, draft: theirs, base: revision, isSent: true, savedAt: updatedAt }),
    startFrom: (left) => beginWith({ ...noDraft, draft: left }),
  };
  return { ...screen, data: editor };
}

/** The station's answer as the rules know it; undefined where it could not be asked. */
function answerOf(data: DraftLookup | undefined): StationAnswer {
  if (!data) return undefined;
  const { draft, retired } = data;
  if (!draft) return { draft: null, retired };
  const { id, content, revision, updated_at } = draft;
  return { draft: { id, draft: parseDraft(content), revision, updatedAt: updated_at }, retired };
}

interface Begin {
  attempt: number;
  /** With what; null for what was kept. */
  kept: ChosenDraft | null;
}

/** `episode-12`, `show-4` for a new one of a show, or `new`. */
function keyOfDraft(id: number, showId: number | undefined): string {
  if (id > 0) return `episode-${id}`;
  return showId === undefined ? 'new' : `show-${showId}`;
}

/** Says that there is no such episode and goes back to the show. */
function useInvalidEpisode(station: string | null, showId: number | undefined) {
  const { host } = usePostKit();
  const show = useMessages((state) => state.show);
  useEffect(() => {
    if (station === null) return;
    show({ ...messages.invalidEpisode, type: 'error' });
    host.navigate(showId === undefined ? `/${station}/shows` : `/${station}/shows/${showId}/details`, { replace: true });
  }, [host, show, station, showId]);
}
