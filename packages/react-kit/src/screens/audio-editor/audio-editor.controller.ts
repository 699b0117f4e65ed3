import { isHttpError } from '@postkit/sdk';
import { type Episode, episodeOperations, isAllowed, type Show } from '@postkit/sdk/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { episodesQueries } from '../../data/episodes/episodes.queries.ts';
import { useSettings } from '../../data/settings/settings.queries.ts';
import { showsQueries } from '../../data/shows/shows.queries.ts';
import { type StationSession, stationSession } from '../../domain/session/station-session.ts';
import { randomUuid } from '../../domain/random/random-uuid.ts';
import { readDraft, type StoredDraft } from '../../domain/timeline/stored-draft.ts';
import { useMessages } from '../../provider/messages.store.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { audioEditorMessages as words } from './audio-editor.messages.ts';
import { draftOfEpisode, newForm } from './audio-editor.model.ts';
import { draftKey } from './use-draft-keeping.ts';

export interface AudioEditorProps {
  /** The show that the episode is of; absent in the editor that the side menu opens. */
  showId?: number;
  /** 0 or absent for a new episode. */
  episodeId?: number;
  /** An episode to take up, where the address names none. */
  editingEpisode?: number;
}

export interface ReadyEditor {
  status: 'ready';
  /** Changes with the draft that is to be taken up: the editor is mounted anew for it. */
  key: string;
  station: StationSession;
  showId: number | null;
  shows: readonly Show[];
  episode: Episode | null;
  /** The draft to begin with, and whether it is one that was left behind. */
  takeUp: () => { draft: StoredDraft; isRestored: boolean };
  /** Begins again from what the station has. */
  startOver: () => void;
}

export type AudioEditorScreenState =
  | { status: 'loading' | 'invalid' }
  | { status: 'failed'; message: string; error: string; retry: () => void }
  | ReadyEditor;

/** Loads what the editor begins with: settings, shows, the episode, and a draft that was left behind. */
export function useAudioEditor({ showId, episodeId, editingEpisode }: AudioEditorProps): AudioEditorScreenState {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const settings = useSettings();
  const station = settings.data && stationSession(settings.data.settings);
  const id = (episodeId === 0 ? undefined : episodeId) ?? editingEpisode ?? 0;
  const isNumber = Number.isSafeInteger(id) && id >= 0;
  const hasForm = station !== undefined && isAllowed(episodeOperations.create, station.standing);
  const shows = useQuery({ ...showsQueries.list(client), enabled: hasForm });
  const episode = useQuery({ ...episodesQueries.one(client, id), enabled: hasForm && isNumber && id > 0 });
  const isInvalid = !isNumber || isHttpError(episode.error, 404) || isHttpError(episode.error, 400);
  useInvalidEpisode(isInvalid && station ? station.slug : null, showId);

  if (isInvalid) return { status: 'invalid' };
  const error = settings.error ?? shows.error ?? (episode.data ? null : episode.error);
  if (error) {
    const retry = () => void Promise.all([settings, shows, episode].filter((query) => query.isError).map(async (query) => query.refetch()));
    return { status: 'failed', message: error === episode.error ? words.retrieveEpisode : words.failed, error: error.message, retry };
  }
  if (!station || (hasForm && (!shows.data || (id > 0 && !episode.data)))) return { status: 'loading' };

  const wantedShow = showId ?? settings.data?.settings.default_show_id ?? null;
  const list = (shows.data ?? []).filter((show) => !show.placeholder || show.id === wantedShow);
  const place = `${station.slug}/${showId ?? ''}/${id}`;

  function fresh(loaded: Episode | undefined): StoredDraft {
    if (loaded) return draftOfEpisode(loaded, place, randomUuid);
    return { place, version: null, items: [], form: newForm(list.find((show) => show.id === wantedShow) ?? null) };
  }

  return {
    status: 'ready',
    key: `${place}/${attempt}`,
    station,
    showId: showId ?? null,
    shows: list,
    episode: episode.data ?? null,
    takeUp: () => {
      const kept = attempt === 0 ? readDraft(host.storage.get(draftKey(station.slug)), place) : null;
      return kept ? { draft: kept, isRestored: true } : { draft: fresh(episode.data), isRestored: false };
    },
    startOver: () => {
      host.storage.remove(draftKey(station.slug));
      if (id === 0) return setAttempt(attempt + 1);
      void queries.invalidateQueries({ queryKey: episodesQueries.one(client, id).queryKey }).then(() => setAttempt(attempt + 1));
    },
  };
}

/** Says that there is no such episode and goes back to the show. */
function useInvalidEpisode(station: string | null, showId: number | undefined) {
  const { host } = usePostKit();
  const show = useMessages((state) => state.show);
  useEffect(() => {
    if (station === null) return;
    show({ ...words.invalidEpisode, type: 'error' });
    host.navigate(showId === undefined ? `/${station}/shows` : `/${station}/shows/${showId}/details`, { replace: true });
  }, [host, show, station, showId]);
}
