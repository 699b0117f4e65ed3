import type { Episode, FromDraft, Show, TimelineRights } from '@postkit/sdk/schema';
import { destinationTypesMessages, useConnections } from '../../connections/index.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShows } from '../../shows/index.ts';
import { type EpisodeDraft, isOut } from './episode-draft.ts';
import { type PublishFields, publishPayload, type PublishWhen } from './publish-payload.ts';
import { useTimelineRights } from '../rights/index.ts';
import { savedMessage } from './publish-texts.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { deliveriesMessages, useReceipt } from '../../deliveries/index.ts';
import { type DestinationChoice, useDestinationChoice } from './use-destination-choice.ts';
import { canTakeBack } from '../unpublish-offer.ts';
import { useUndoPublish } from './use-undo-publish.ts';
import { type PublishConflict, type PublishFailure, usePublishFlow } from './use-publish-flow.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { publishTextsMessages } from './publish-texts.messages.ts';
import { useStores } from '../../../host/stores.ts';

export type PublishState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      zone: string;
      destinations: DestinationChoice;
      /** The show as it is on the station; undefined if it is gone. */
      show: Show | undefined;
      /** The save that is running; null if none is. */
      busy: PublishWhen['kind'] | null;
      failure: PublishFailure | null;
      conflict: PublishConflict | null;
      /** The effect of the categories' rules on the timeline. */
      rights: TimelineRights;
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
  /** The episode was saved; the caller closes the dialog. */
  onDone: (episode: Episode, kind: PublishWhen['kind']) => void;
  /** The user chose another user's version over the draft; the caller closes the dialog or opens it with that version. */
  onLoadTheirs: (episode: Episode) => void;
}

/** The state of the publish dialog and its actions. */
export function usePublishController({ draft, durationSeconds, fromDraft, onDone, onLoadTheirs }: PublishOptions): PublishState {
  const stores = useStores();
  const messages = useWords(publishTextsMessages);
  const locale = useLocale();
  const destinationTypesWords = useWords(destinationTypesMessages);
  const receipts = useWords(deliveriesMessages);
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
  });
  const undoPublish = useUndoPublish();
  const flow = usePublishFlow({
    episodeId: draft.episodeId,
    showId: draft.showId,
    fromDraft,
    onSaved(episode, when) {
      const { playlist_id: id, name } = episode;
      const action = { label: receipts.seeWhere, onPress: () => useReceipt.in(stores).getState().open({ id, name }) };
      const sent = connections.data?.filter((connection) => destinations.posted.includes(connection.id)) ?? [];
      const isUndoable = when.kind !== 'save' && !isOut(draft) && canTakeBack(sent, destinationTypesWords);
      useMessages
        .in(stores)
        .getState()
        .show({
          ...savedMessage(when, name, zone ?? '', messages, locale),
          type: 'success',
          action,
          ...(isUndoable && { undo: () => void undoPublish(episode) }),
        });
      onDone(episode, when.kind);
    },
    onTheirs: onLoadTheirs,
  });

  const needed = [settings, connections, shows];
  if (zone === undefined || !connections.data || !shows.data) {
    const broken = needed.filter(({ isError }) => isError);
    return broken.length > 0
      ? { status: 'failed', retry: () => void Promise.all(broken.map((query) => query.refetch())) }
      : { status: 'loading' };
  }
  return {
    status: 'ready',
    zone,
    destinations,
    show: shows.data.find(({ id }) => id === draft.showId),
    busy: flow.busy,
    failure: flow.failure,
    conflict: flow.conflict,
    rights,
    submit: (fields, when, accepted) =>
      flow.start({
        fields: publishPayload(draft, fields, { destinations: destinations.posted, accepted }, when),
        when,
        version: draft.version,
      }),
  };
}
