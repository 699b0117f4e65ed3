import { audioEventOperations, isAllowed } from '@postkit/sdk/schema';
import { useCallback, useState } from 'react';
import { useMadeEvents } from '../../uploads/index.ts';
import type { StationSession } from '../../../screen/session/station-session.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { nextZoom } from '../timeline-model/item-width.ts';
import { type Selection, toggleOne } from '../timeline-model/selection.ts';
import { hasAudio, totalDuration } from '../timeline-model/timeline-facts.ts';
import { toMilliseconds, type TimelineItem } from '../timeline-model/timeline-item.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { timelineMessages as messages } from './timeline.messages.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useItemEdit } from '../use-item-edit.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';
import { useAfterShape } from './use-after-shape.ts';
import { type Arranging, useArranging } from './use-arranging.ts';
import { type TimelineDownload, useDownload } from './use-download.ts';
import { useMerge, type Merge } from './use-merge.ts';
import type { Settling } from './use-settling.ts';
import { type ShapeActions, useShaping } from './use-shaping.ts';
import { useSplitting } from './use-splitting.ts';

/** A dialog about one item. */
export interface ItemQuestion {
  kind: 'split' | 'trim' | 'fades';
  timelineId: string;
}

export type TimelineLook = 'track' | 'list';

export interface TimelineState extends Arranging {
  items: readonly TimelineItem[];
  selection: Selection;
  zoom: number;
  totalMs: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Whoever may not cut puts together and downloads, and no more: people of a logger-only station. */
  canEdit: boolean;
  hasAudio: boolean;
  playingId: number | null;
  /** What was just done, for a screen reader. */
  said: string;
  merge: Merge;
  download: TimelineDownload;
  look: TimelineLook;
  question: ItemQuestion | null;
  shaping: ShapeActions;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  zoomBy: (direction: 'in' | 'out') => void;
  setLook: (look: TimelineLook) => void;
  select: (timelineId: string | null) => void;
  toggle: (timelineId: string) => void;
  press: (item: TimelineItem, ms: number) => void;
  /** Opens the waveform, for whoever may cut; else plays. */
  edit: (item: TimelineItem) => void;
  play: (item: TimelineItem) => void;
  split: (item: TimelineItem) => void;
  movePlayhead: (item: TimelineItem, byMs: number) => void;
  change: (item: TimelineItem, edit: ItemEdit) => void;
  ask: (question: ItemQuestion | null) => void;
}

/** The timeline with all that can be done to it. */
export function useTimeline(station: StationSession, settling: Settling, onProblem: (problem: string) => void): TimelineState {
  const store = useEditorStore();
  const history = useEditor((state) => state.history);
  const [said, setSaid] = useState('');
  const [question, ask] = useState<ItemQuestion | null>(null);
  const { items } = history;
  const canEdit = isAllowed(audioEventOperations.clone, station.permissions);
  const merge = useMerge(settling);
  const download = useDownload(station, settling, onProblem);
  const change = useItemEdit();
  const { playingId, play } = usePlaying();
  const { split, movePlayhead } = useSplitting(change, {
    say: setSaid,
    onPlaceless: ({ timelineId }) => ask({ kind: 'split', timelineId }),
  });
  const arranging = useArranging(setSaid);
  const shaping = useShaping(change);
  const isShaping = useEditor((state) => state.shaping !== null);
  const afterShape = useAfterShape(shaping);
  useProcessing(station.slug, items);
  const edit = useCallback(
    (item: TimelineItem) => (canEdit && !item.ads ? store.getState().open(item.timelineId) : play(item)),
    [store, canEdit, play],
  );

  return {
    ...arranging,
    duplicate: (item) => afterShape(item, arranging.duplicate),
    cut: (item) => afterShape(item, arranging.cut),
    copy: (item) => afterShape(item, arranging.copy),
    ...useLook(),
    items,
    selection: useEditor((state) => state.selection),
    zoom: useEditor((state) => state.zoom),
    totalMs: totalDuration(items),
    canUndo: history.past.length > 0 || isShaping,
    canRedo: history.future.length > 0,
    canEdit,
    hasAudio: hasAudio(items),
    playingId,
    said,
    merge,
    download,
    question,
    shaping,
    undo: store.getState().undo,
    redo: store.getState().redo,
    clear: () => store.getState().run({ kind: 'set', items: [] }),
    zoomBy: (direction) => store.getState().setZoom(nextZoom(store.getState().zoom, direction)),
    select: store.getState().select,
    toggle: (timelineId) => store.getState().choose((selection) => toggleOne(selection, timelineId)),
    press: ({ timelineId }, ms) => store.getState().press({ timelineId, ms }),
    edit,
    play,
    split: (item) => afterShape(item, split),
    movePlayhead,
    change,
    ask,
  };
}

/** Plays items in the workspace's player, with their fades. */
function usePlaying() {
  const store = useEditorStore();
  const { playingId, toggle } = usePreviewOfEvent();
  const play = useCallback(
    ({ timelineId, eventId, name, durationMs, fadeInMs, fadeOutMs, innerFades }: TimelineItem) => {
      if (eventId === null) return;
      store.getState().setPlayed(timelineId);
      toggle({ id: eventId, cart: { title: name, artist: '' }, fades: { durationMs, fadeInMs, fadeOutMs, innerFades } });
    },
    [store, toggle],
  );
  return { playingId, play };
}

const lookKey = 'timeline-look';

/** Which of its two looks the timeline has: kept for the next time. */
function useLook() {
  const { host } = usePostKit();
  const [look, setLook] = useState<TimelineLook>(() => (host.storage.get(lookKey) === 'list' ? 'list' : 'track'));
  return {
    look,
    setLook: (next: TimelineLook) => {
      setLook(next);
      host.storage.set(lookKey, next);
    },
  };
}

/** Follows what the station makes for items of the timeline. */
function useProcessing(station: string, items: readonly TimelineItem[]) {
  const store = useEditorStore();
  const show = useMessages((state) => state.show);
  const edits = useEditor((state) => state.edits);
  const own = items.filter((item) => item.processing && item.editId === null).map((item) => item.eventId);
  const inTheMaking = [...own, ...edits.flatMap(({ waiting }) => waiting)].filter((id) => id !== null);
  useMadeEvents(station, inTheMaking, (made) => {
    if (made.status === 'ready') return store.getState().made(made.eventId, toMilliseconds(made.duration));
    for (const { name } of store.getState().notMade(made.eventId)) {
      show({ name: messages.mediaName, details: `${messages.mediaFailed(name)} ${made.error}`.trim(), type: 'error' });
    }
  });
}
