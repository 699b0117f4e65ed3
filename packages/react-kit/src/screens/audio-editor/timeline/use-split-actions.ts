import { useCallback, useEffect } from 'react';
import { usePreview } from '../../../data/audio-events/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useStores } from '../../../host/stores.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { canSplit, type ItemEdit } from '../timeline-model/item-edit.ts';
import { timelineMessages } from './timeline.messages.ts';

interface SplitActions {
  /** Splits an item at the playhead. */
  split: (item: TimelineItem) => void;
  movePlayhead: (item: TimelineItem, byMs: number) => void;
}

/**
 * Splits items at the playhead: the position of the item's preview, or else the last pressed position.
 * @param onMissingPlayhead Called for an item without a playhead, so that the user can enter a position.
 */
export function useSplitActions(
  edit: (item: TimelineItem, edit: ItemEdit) => void,
  {
    announce,
    onMissingPlayhead,
  }: { announce: (text: string) => void; onMissingPlayhead: (item: TimelineItem) => void },
): SplitActions {
  const stores = useStores();
  const messages = useWords(timelineMessages);
  const store = useEditorStore();

  // When a preview stops, the playhead stays at its last position.
  useEffect(
    () =>
      usePreview.in(stores).subscribe((state, before) => {
        const { playedId, setPlayhead } = store.getState();
        if (before.playing && !state.playing && playedId)
          setPlayhead({ timelineId: playedId, ms: Math.round(before.position * 1000) });
      }),
    [stores, store],
  );

  const playheadOf = useCallback(
    ({ timelineId, eventId, durationMs }: TimelineItem): number | null => {
      const { playhead, playedId } = store.getState();
      const { preview, playing, position } = usePreview.in(stores).getState();
      const isHeard = playing && playedId === timelineId && eventId !== null;
      if (isHeard && preview?.eventId === eventId) return Math.min(durationMs, Math.round(position * 1000));
      return playhead?.timelineId === timelineId ? Math.min(durationMs, playhead.ms) : null;
    },
    [stores, store],
  );

  return {
    split: (item) => {
      if (item.ads) return;
      const atMs = playheadOf(item);
      if (atMs === null) return onMissingPlayhead(item);
      if (!canSplit(item, atMs)) return announce(messages.tooClose(item.name));
      edit(item, { kind: 'split', atMs });
      announce(messages.split(item.name));
    },
    movePlayhead: (item, byMs) => {
      if (item.ads) return;
      const ms = Math.min(item.durationMs, Math.max(0, (playheadOf(item) ?? 0) + byMs));
      store.getState().setPlayhead({ timelineId: item.timelineId, ms });
      announce(messages.playheadAt(ms));
    },
  };
}
