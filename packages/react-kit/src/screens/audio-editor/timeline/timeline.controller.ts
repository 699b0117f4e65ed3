import { audioEventOperations, isAllowed } from '@postkit/sdk/schema';
import { useCallback, useState } from 'react';
import { useMadeEvents } from '../../../data/uploads/use-made-events.ts';
import type { StationSession } from '../../../domain/session/station-session.ts';
import { nextZoom } from '../../../domain/timeline/item-width.ts';
import { hasAudio, totalDuration } from '../../../domain/timeline/timeline-facts.ts';
import { adItem, toMilliseconds, type TimelineItem } from '../../../domain/timeline/timeline-item.ts';
import { useMessages } from '../../../provider/messages.store.ts';
import { timelineMessages as words } from '../audio-editor.messages.ts';
import { randomUuid } from '../../../domain/random/random-uuid.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { usePreviewOfEvent } from '../use-preview-of-event.ts';
import { useDownload } from './use-download.ts';
import { useMerge, type Merge } from './use-merge.ts';
import type { Settling } from './use-settling.ts';

export interface TimelineState {
  items: readonly TimelineItem[];
  selectedId: string | null;
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
  isDownloading: boolean;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  download: () => void;
  addAd: () => void;
  zoomBy: (direction: 'in' | 'out') => void;
  select: (timelineId: string | null) => void;
  move: (item: TimelineItem, by: number) => void;
  remove: (item: TimelineItem) => void;
  edit: (item: TimelineItem) => void;
  play: (item: TimelineItem) => void;
}

/** The timeline with all that can be done to it. */
export function useTimeline(station: StationSession, settling: Settling, onProblem: (problem: string) => void): TimelineState {
  const store = useEditorStore();
  const history = useEditor((state) => state.history);
  const { playingId, toggle } = usePreviewOfEvent();
  const [said, setSaid] = useState('');
  const { items } = history;
  const canEdit = isAllowed(audioEventOperations.clone, station.standing);
  const merge = useMerge(settling);
  const download = useDownload(station, settling, onProblem);
  useProcessing(station.slug, items);

  const play = useCallback(
    ({ eventId, name }: TimelineItem) => {
      if (eventId !== null) toggle({ id: eventId, cart: { title: name, artist: '' } });
    },
    [toggle],
  );

  const edit = useCallback(
    (item: TimelineItem) => (canEdit && !item.ads ? store.getState().open(item.timelineId) : play(item)),
    [store, canEdit, play],
  );

  function remove({ timelineId, name }: TimelineItem) {
    const index = items.findIndex((item) => item.timelineId === timelineId);
    const next = items[index + 1] ?? items[index - 1];
    store.getState().run({ kind: 'remove', timelineIds: [timelineId] });
    store.getState().select(next?.timelineId ?? null);
    setSaid(words.removed(name));
  }

  function move({ timelineId, name }: TimelineItem, by: number) {
    const to = items.findIndex((item) => item.timelineId === timelineId) + by;
    if (to < 0 || to >= items.length) return;
    store.getState().run({ kind: 'move', timelineId, to });
    setSaid(words.moved(name, to + 1));
  }

  function addAd() {
    const { run, select, selectedId } = store.getState();
    const selected = items.findIndex((item) => item.timelineId === selectedId);
    const item = adItem(words.targetedAds, randomUuid());
    run({ kind: 'insert', placed: [{ index: selected === -1 ? items.length : selected + 1, item }] });
    select(item.timelineId);
    setSaid(words.added(item.name));
  }

  return {
    items,
    selectedId: useEditor((state) => state.selectedId),
    zoom: useEditor((state) => state.zoom),
    totalMs: totalDuration(items),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    canEdit,
    hasAudio: hasAudio(items),
    playingId,
    said,
    merge,
    isDownloading: download.isBusy,
    undo: store.getState().undo,
    redo: store.getState().redo,
    clear: () => store.getState().run({ kind: 'set', items: [] }),
    download: download.start,
    addAd,
    zoomBy: (direction) => store.getState().setZoom(nextZoom(store.getState().zoom, direction)),
    select: store.getState().select,
    move,
    remove,
    edit,
    play,
  };
}

/** Follows what the station makes for items of the timeline. */
function useProcessing(station: string, items: readonly TimelineItem[]) {
  const store = useEditorStore();
  const show = useMessages((state) => state.show);
  const waiting = items.filter((item) => item.processing).map((item) => item.editId ?? item.eventId);
  const inTheMaking = waiting.filter((id) => id !== null);
  useMadeEvents(station, inTheMaking, (made) => {
    if (made.status === 'ready') return store.getState().made(made.eventId, toMilliseconds(made.duration));
    for (const { name } of store.getState().notMade(made.eventId)) {
      show({ name: words.mediaName, details: `${words.mediaFailed(name)} ${made.error}`.trim(), type: 'error' });
    }
  });
}
