import { type LiveEventName, type LiveEvents, liveEvents } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { hasShow, type IsWithinScope, type StationScope } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { madeBy, showOfClip } from './limited-events.repository.ts';

export interface LimitedEventDeps {
  readonly audioEvents: Pick<AudioEvents, 'find'>;
  readonly destinations: Pick<Destinations, 'byIds'>;
  readonly episodes: Pick<Episodes, 'store'>;
}

type Question<Name extends LiveEventName> = (
  scope: StationScope,
  data: LiveEvents[Name],
) => boolean | Promise<boolean>;
type Questions = { readonly [Name in LiveEventName]?: Question<Name> };

/**
 * Decides which live events are about the shows of a user who is limited to them, or about the user's own work.
 * @param deps features that are created later
 */
export function createLimitedEvents(
  { db }: Pick<StationContext, 'db'>,
  deps: () => LimitedEventDeps,
): IsWithinScope {
  return async (scope, { name, data }) => {
    const questions = questionsFor(db, deps());
    if (!isQuestioned(questions, name)) return false;
    return ask(questions, name, scope, JSON.parse(data));
  };
}

/** An event without a question is not sent: it is about the station, or it is new. */
function questionsFor(db: Tables, { audioEvents, destinations, episodes }: LimitedEventDeps): Questions {
  const ofShow = (scope: StationScope, data: { readonly show_id: number }) => hasShow(scope, data.show_id);
  const ofEpisode = async (scope: StationScope, data: { readonly playlist_id: number }) =>
    (await episodes.store.get(scope, data.playlist_id)) !== null;
  const ofEvent = async (scope: StationScope, data: { readonly event_id: number | null }) =>
    data.event_id !== null && (await audioEvents.find(scope, data.event_id)) !== null;
  const ofUpload = async (scope: StationScope, data: { readonly uuid: string }) =>
    isOwn(scope, await madeBy(db, scope, { upload: data.uuid }));
  return {
    upload_progress: ofUpload,
    encode_progress: ofUpload,
    upload_error: ofUpload,
    worker_encode: ofUpload,
    playlist_complete: ofEpisode,
    playlist_progress: ofEpisode,
    playlist_changed: ofShow,
    delivery_changed: ofEpisode,
    basic_video_status: ofEpisode,
    advanced_video_status: ofEpisode,
    iheart_ingestion_status: ofEpisode,
    'episode.published': (scope, data) => hasShow(scope, data.show.id),
    'episode.unpublished': (scope, data) => hasShow(scope, data.show.id),
    show_changed: ofShow,
    events_changed: ofEvent,
    event_complete: ofEvent,
    transcript_changed: ofEvent,
    draft_retired: async (scope, { episode_id: id }) =>
      id !== null && (await episodes.store.get(scope, id)) !== null,
    playlist_download_ready: async (scope, { job_id: timeline }) =>
      isOwn(scope, await madeBy(db, scope, { timeline })),
    csv_analytics_complete: async (scope, { job_id: figures }) =>
      isOwn(scope, await madeBy(db, scope, { figures })),
    share_clip_changed: async (scope, { guid }) => {
      const showId = await showOfClip(db, scope, guid);
      return showId !== null && hasShow(scope, showId);
    },
    connection_changed: async (scope, { connection_id: id }) =>
      (await destinations.byIds(scope, [id])).length > 0,
    licence_changed: (scope, { user_id: id }) => isOwn(scope, id),
  };
}

function isQuestioned(questions: Questions, name: string): name is LiveEventName {
  return Object.hasOwn(questions, name);
}

function ask<Name extends LiveEventName>(
  questions: Questions,
  name: Name,
  scope: StationScope,
  data: unknown,
): boolean | Promise<boolean> {
  const question: Question<Name> | undefined = questions[name];
  return question?.(scope, liveEvents[name].parse(data) as LiveEvents[Name]) ?? false;
}

function isOwn({ limit }: StationScope, userId: number | null): boolean {
  return userId !== null && limit?.userId === userId;
}
