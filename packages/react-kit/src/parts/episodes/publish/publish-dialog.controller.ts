import type {
  Connection,
  Episode,
  EpisodeFinding,
  FromDraft,
  Show,
  TimelineRights,
} from '@postkit/sdk/schema';
import { feedFieldAddress, useConnections } from '../../../data/connections/index.ts';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import type { EditorField, EnteredFields } from '../../../data/episodes/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { missingAccess } from '../../../host/session/areas.ts';
import { stationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useTimelineRights } from '../rights/use-timeline-rights.ts';
import { type PublishFields, publishPayload, type PublishWhen } from './publish-payload.ts';
import { type DestinationChoice, useDestinationChoice } from './use-destination-choice.ts';
import { type PublishConflict, type PublishFailure, usePublishFlow } from './use-publish-flow.ts';
import { useSavedMessage } from './use-saved-message.ts';

export type PublishState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      zone: string;
      destinations: DestinationChoice;
      /** All destinations of the station. */
      connections: readonly Connection[];
      /** The show as it is on the station; undefined if it is gone. */
      show: Show | undefined;
      /** The save that is running; null if none is. */
      busy: PublishWhen['kind'] | null;
      failure: PublishFailure | null;
      conflict: PublishConflict | null;
      /** The effect of the categories' rules on the timeline. */
      rights: TimelineRights;
      /** Address of the form of a feed with a field; undefined for users who may not change feeds. */
      feedAddress: ((feedId: number, field: EpisodeFinding['field']) => string) | undefined;
      /** @param accepted ids of the events that the user accepted */
      submit: (fields: PublishFields, when: PublishWhen, accepted: number[]) => void;
    };

export interface PublishOptions {
  draft: EpisodeDraft;
  /** Duration of the whole episode. */
  durationSeconds: number;
  /** The saved draft of the episode at the time of sending; the station retires it with the save. */
  fromDraft?: (() => FromDraft | undefined) | undefined;
  onClose: () => void;
  /** Leaves the dialog for a field of the editor, with what the user entered here; absent outside the editor. */
  onEditorField?: ((field: EditorField, fields: EnteredFields) => void) | undefined;
  /** The episode was saved; the caller closes the dialog. */
  onDone: (episode: Episode, kind: PublishWhen['kind']) => void;
  /** The user chose another user's version over the draft; the caller closes the dialog or opens it with that version. */
  onLoadTheirs: (episode: Episode) => void;
}

/** The state of the publish dialog and its actions. */
export function usePublishController({
  draft,
  durationSeconds,
  fromDraft,
  onDone,
  onLoadTheirs,
}: PublishOptions): PublishState {
  const { host } = usePostKit();
  const settings = useSettings();
  const connections = useConnections();
  const shows = useShows();
  const zone = settings.data?.settings.timezone;
  const rights = useTimelineRights(draft.fields.events ?? [], draft.episodeId);
  const destinations = useDestinationChoice({
    connections: connections.data ?? [],
    seconds: durationSeconds,
    own: draft.fields.social_media_connections,
    show: shows.data?.find(({ id }) => id === draft.showId)?.smcs ?? [],
    live: draft.live?.smc_data.map(({ id }) => id) ?? [],
  });
  const sent = connections.data?.filter((connection) => destinations.posted.includes(connection.id)) ?? [];
  const showSaved = useSavedMessage(draft, zone ?? '', sent);
  const flow = usePublishFlow({
    episodeId: draft.episodeId,
    showId: draft.showId,
    fromDraft,
    onSaved(episode, when) {
      showSaved(episode, when);
      onDone(episode, when.kind);
    },
    onTheirs: onLoadTheirs,
  });

  const needed = [settings, connections, shows];
  if (!settings.data || zone === undefined || !connections.data || !shows.data) {
    const broken = needed.filter(({ isError }) => isError);
    return broken.length > 0
      ? { status: 'failed', retry: () => void Promise.all(broken.map((query) => query.refetch())) }
      : { status: 'loading' };
  }
  const session = stationSession(settings.data.settings);
  return {
    status: 'ready',
    zone,
    destinations,
    connections: connections.data,
    show: shows.data.find(({ id }) => id === draft.showId),
    busy: flow.busy,
    failure: flow.failure,
    conflict: flow.conflict,
    rights,
    feedAddress:
      missingAccess('setup', session.permissions) === null
        ? (feedId, field) => host.hrefOf(feedFieldAddress(session.slug, feedId, field))
        : undefined,
    submit: (fields, when, accepted) =>
      flow.start({
        fields: publishPayload(draft, fields, { destinations: destinations.posted, accepted }, when),
        when,
        version: draft.version,
      }),
  };
}
