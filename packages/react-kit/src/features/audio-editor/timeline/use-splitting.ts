import { useCallback, useEffect } from 'react';
import { canSplit, type ItemEdit } from '../timeline-model/item-edit.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { usePreview } from '../../audio-events/index.ts';
import { timelineMessages as messages } from './timeline.messages.ts';
import { useEditorStore } from '../audio-editor.store.ts';

interface Splitting {
  /** Parts an item at the playhead. */
  split: (item: TimelineItem) => void;
  movePlayhead: (item: TimelineItem, byMs: number) => void;
}

/**
 * Splits items at the playhead: where the item's preview stands, else the place that was pressed last.
 * @param onPlaceless called for an item that has no playhead: somebody must say where.
 */
export function useSplitting(
  edit: (item: TimelineItem, edit: ItemEdit) => void,
  { say, onPlaceless }: { say: (text: string) => void; onPlaceless: (item: TimelineItem) => void },
): Splitting {
  const store = useEditorStore();

  // Where a preview ends is where its item was listened to last.
  useEffect(
    () =>
      usePreview.subscribe((state, before) => {
        const { playedId, press } = store.getState();
        if (before.playing && !state.playing && playedId) press({ timelineId: playedId, ms: Math.round(before.position * 1000) });
      }),
    [store],
  );

  const playheadOf = useCallback(
    ({ timelineId, eventId, durationMs }: TimelineItem): number | null => {
      const { pressed, playedId } = store.getState();
      const { preview, playing, position } = usePreview.getState();
      const isHeard = playing && playedId === timelineId && eventId !== null;
      if (isHeard && preview?.eventId === eventId) return Math.min(durationMs, Math.round(position * 1000));
      return pressed?.timelineId === timelineId ? Math.min(durationMs, pressed.ms) : null;
    },
    [store],
  );

  return {
    split: (item) => {
      if (item.ads) return;
      const atMs = playheadOf(item);
      if (atMs === null) return onPlaceless(item);
      if (!canSplit(item, atMs)) return say(messages.tooClose(item.name));
      edit(item, { kind: 'split', atMs });
      say(messages.split(item.name));
    },
    movePlayhead: (item, byMs) => {
      if (item.ads) return;
      const ms = Math.min(item.durationMs, Math.max(0, (playheadOf(item) ?? 0) + byMs));
      store.getState().press({ timelineId: item.timelineId, ms });
      say(messages.playheadAt(ms));
    },
  };
}
