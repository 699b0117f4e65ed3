import type { Connection, Episode } from '@postkit/sdk/schema';
import { useReceipt } from '../../../data/deliveries/index.ts';
import { canTakeBack } from '../../../data/episodes/index.ts';
import { liveEpisode, liveStatus } from '../../../data/episodes/index.ts';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { usePutBack } from '../../../data/episodes/index.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { useStores } from '../../../host/stores.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { deliveriesMessages } from '../../deliveries/index.ts';
import type { PublishWhen } from './publish-payload.ts';
import { savedMessage } from './publish-texts.ts';
import { updateMessages } from './update.messages.ts';
import { useUndoPublish } from './use-undo-publish.ts';

/** Confirms a save in the message bar, with a way back where there is one. */
export function useSavedMessage({ live }: EpisodeDraft, zone: string, sent: readonly Connection[]) {
  const stores = useStores();
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
    useMessages
      .in(stores)
      .getState()
      .show({ ...textOf(episode, when), type: 'success', action, ...(undo && { undo }) });
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
