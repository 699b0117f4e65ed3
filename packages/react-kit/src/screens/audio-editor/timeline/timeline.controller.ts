import { useCallback, useState } from 'react';
import { audioEventOperations, isAllowed, shareClipOperations } from '@postkit/sdk/operations';
import { toMilliseconds, type TimelineItem } from '../../../data/timeline/index.ts';
import { useProcessedEvents } from '../../../data/uploads/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { useWords } from '../../../words/use-words.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { ItemEdit } from '../timeline-model/item-edit.ts';
import { type Selection, toggleOne } from '../timeline-model/selection.ts';
import { hasAudio, totalDuration } from '../timeline-model/timeline-facts.ts';
import { useItemEdit } from '../use-item-edit.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';
import { timelineMessages } from './timeline.messages.ts';
import { useAfterPendingTrim } from './use-after-pending-trim.ts';
import { type ArrangeActions, useArrangeActions } from './use-arrange-actions.ts';
import { type TimelineDownload, useDownload } from './use-download.ts';
import { useMerge, type Merge } from './use-merge.ts';
import type { ReadyGate } from './use-ready-gate.ts';
import { type ShapeActions, useShapeActions } from './use-shape-actions.ts';
import { useSplitActions } from './use-split-actions.ts';

/** A dialog for one item. */
export interface ItemQuestion {
  kind: 'split' | 'trim' | 'fades';
  timelineId: string;
}

export type TimelineLook = 'track' | 'list';

export interface TimelineState extends ArrangeActions {
  items: readonly TimelineItem[];
  selection: Selection;
  /** Whether dragged positions snap. */
  snaps: boolean;
  totalMs: number;
  canUndo: boolean;
  canRedo: boolean;
  /** False for users of a logger-only station, who may only arrange and download. */
  canEdit: boolean;
  hasAudio: boolean;
  playingId: number | null;
  /** Screen reader announcement of the last action. */
  announcement: string;
  merge: Merge;
  download: TimelineDownload;
  clip: TimelineClip;
  look: TimelineLook;
  question: ItemQuestion | null;
  shapeActions: ShapeActions;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  setSnaps: (snaps: boolean) => void;
  setLook: (look: TimelineLook) => void;
  select: (timelineId: string | null) => void;
  toggle: (timelineId: string) => void;
  press: (item: TimelineItem, ms: number) => void;
  /** Opens the waveform if the user may edit, else plays the item. */
  edit: (item: TimelineItem) => void;
  play: (item: TimelineItem) => void;
  split: (item: TimelineItem) => void;
  movePlayhead: (item: TimelineItem, byMs: number) => void;
  change: (item: TimelineItem, edit: ItemEdit) => void;
  ask: (question: ItemQuestion | null) => void;
}

/** The timeline and its actions. */
export function useTimeline(
  station: StationSession,
  settledGate: ReadyGate,
  onProblem: (problem: string) => void,
): TimelineState {
  const store = useEditorStore();
  const history = useEditor((state) => state.history);
  const [announcement, announce] = useState('');
  const [question, ask] = useState<ItemQuestion | null>(null);
  const { items } = history;
  const canEdit = isAllowed(audioEventOperations.clone, station.permissions);
  const merge = useMerge(settledGate);
  const download = useDownload(station, settledGate, onProblem);
  const clip = useTimelineClip(station, settledGate);
  const change = useItemEdit();
  const { playingId, play } = usePlaying();
  const { split, movePlayhead } = useSplitActions(change, {
    announce: announce,
    onMissingPlayhead: ({ timelineId }) => ask({ kind: 'split', timelineId }),
  });
  const arrange = useArrangeActions(announce);
  const shapeActions = useShapeActions(change, announce);
  const hasPendingShape = useEditor((state) => state.pendingShape !== null);
  const afterShape = useAfterPendingTrim(shapeActions);
  useProcessing(station.slug, items);
  const edit = useCallback(
    (item: TimelineItem) => (canEdit && !item.ads ? store.getState().open(item.timelineId) : play(item)),
    [store, canEdit, play],
  );

  return {
    ...arrange,
    duplicate: (item) => afterShape(item, arrange.duplicate),
    cut: (item) => afterShape(item, arrange.cut),
    copy: (item) => afterShape(item, arrange.copy),
    ...useLook(),
    ...useSnaps(),
    items,
    selection: useEditor((state) => state.selection),
    totalMs: totalDuration(items),
    canUndo: history.past.length > 0 || hasPendingShape,
    canRedo: history.future.length > 0,
    canEdit,
    hasAudio: hasAudio(items),
    playingId,
    announcement,
    merge,
    download,
    clip,
    question,
    shapeActions,
    undo: store.getState().undo,
    redo: store.getState().redo,
    clear: () => store.getState().run({ kind: 'set', items: [] }),
    select: store.getState().select,
    toggle: (timelineId) => store.getState().updateSelection((selection) => toggleOne(selection, timelineId)),
    press: ({ timelineId }, ms) => store.getState().setPlayhead({ timelineId, ms }),
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
    ({
      timelineId,
      eventId,
      name,
      durationMs,
      fadeInMs,
      fadeOutMs,
      innerFades,
      gainDb,
      innerLevels,
    }: TimelineItem) => {
      if (eventId === null) return;
      store.getState().setPlayed(timelineId);
      const fades = { durationMs, fadeInMs, fadeOutMs, innerFades, gainDb, innerLevels };
      toggle({ id: eventId, cart: { title: name, artist: '' }, fades });
    },
    [store, toggle],
  );
  return { playingId, play };
}

const lookKey = 'timeline-look';

/** The timeline's look, stored for the next visit. */
function useLook() {
  const { host } = usePostKit();
  const [look, setLook] = useState<TimelineLook>(() =>
    host.storage.get(lookKey) === 'list' ? 'list' : 'track',
  );
  return {
    look,
    setLook: (next: TimelineLook) => {
      setLook(next);
      host.storage.set(lookKey, next);
    },
  };
}

const snapsKey = 'timeline-snaps';

/** Whether positions snap, stored for the next visit. */
function useSnaps() {
  const { host } = usePostKit();
  const [snaps, setSnaps] = useState(() => host.storage.get(snapsKey) !== 'no');
  return {
    snaps,
    setSnaps: (next: boolean) => {
      setSnaps(next);
      host.storage.set(snapsKey, next ? 'yes' : 'no');
    },
  };
}

/** Watches the events that the station is creating for items of the timeline. */
function useProcessing(station: string, items: readonly TimelineItem[]) {
  const messages = useWords(timelineMessages);
  const store = useEditorStore();
  const notify = useNotify();
  const edits = useEditor((state) => state.edits);
  const own = items.filter((item) => item.processing && item.editId === null).map((item) => item.eventId);
  const processingIds = [...own, ...edits.flatMap(({ waiting }) => waiting)].filter((id) => id !== null);
  useProcessedEvents(station, processingIds, (event) => {
    if (event.status === 'ready')
      return store.getState().eventReady(event.eventId, toMilliseconds(event.duration));
    for (const { name } of store.getState().eventFailed(event.eventId)) {
      notify({
        name: messages.mediaName,
        details: `${messages.mediaFailed(name)} ${event.error}`.trim(),
        type: 'error',
      });
    }
  });
}

/** The dialog that makes a share clip of the timeline. */
interface TimelineClip {
  isAllowed: boolean;
  isOpen: boolean;
  /** Opens the dialog as soon as the audio of all items is ready. */
  open: () => void;
  close: () => void;
}

function useTimelineClip({ permissions }: StationSession, { whenSettled }: ReadyGate): TimelineClip {
  const [isOpen, setOpen] = useState(false);
  return {
    isAllowed: isAllowed(shareClipOperations.create, permissions),
    isOpen,
    open: () => whenSettled(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
