import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { TimelineItem } from '../../data/timeline/index.ts';
import type { InspectorTab } from './inspector/inspector-tab.ts';
import type { Shape } from './timeline-model/item-shape.ts';
import { nonePicked, type PickedEvents } from './timeline-model/picked-events.ts';
import { noSelection, type Selection, selectOne } from './timeline-model/selection.ts';
import type { EpisodeForm, StoredDraft } from './timeline-model/stored-draft.ts';
import type { TimelineCommand } from './timeline-model/timeline-command.ts';
import {
  doCommand,
  type ItemMarks,
  markItem,
  redo,
  markEventReady,
  startHistory,
  type TimelineHistory,
  undo,
} from './timeline-model/timeline-history.ts';

/** A position inside an item. */
export interface Playhead {
  timelineId: string;
  ms: number;
}

/** A trim or fade that the user is making and the station has not applied yet. */
export interface PendingShape {
  timelineId: string;
  /** The item's event when the change began; if another edit replaces it, the change no longer applies. */
  eventId: number;
  shape: Shape;
}

/** An edit that the station is processing. */
interface RunningEdit {
  timelineId: string;
  /** The items that will replace the edited one. */
  parts: readonly TimelineItem[];
  /** Event ids of copies that are still being created. */
  waiting: readonly number[];
}

/** The panel beside the log. */
interface InspectorState {
  tab: InspectorTab;
  isOpen: boolean;
}

export interface AudioEditorState {
  place: string;
  /** Version of the episode that the draft is based on; null for a new episode. */
  version: number | null;
  history: TimelineHistory;
  form: EpisodeForm;
  selection: Selection;
  /** The item whose waveform is open. */
  openId: string | null;
  /** Pixels a second; null shows the whole timeline. */
  zoom: number | null;
  /** CSS pixels that the track is scrolled to: exact after zooming, while it scrolls only near. */
  trackLeft: number;
  /** Index at which the dragged items would be inserted. */
  dropIndex: number | null;
  /** The last position that the user pressed; a split happens here. */
  playhead: Playhead | null;
  /** The item that the preview was started from; another item may have the same audio. */
  playedId: string | null;
  pendingShape: PendingShape | null;
  /** Copied or cut items. */
  clipboard: readonly TimelineItem[];
  /** Events of the day and the library that will be added to the timeline together. */
  picked: PickedEvents;
  /** Pressing a card picks it. */
  isPicking: boolean;
  /** Number of dragged items. */
  dragged: number;
  inspector: InspectorState;
  edits: readonly RunningEdit[];
  /** Number of edits and merges that have failed so far. */
  failures: number;
  run: (command: TimelineCommand) => void;
  undo: () => void;
  redo: () => void;
  setForm: (changes: Partial<EpisodeForm>) => void;
  /** Selects only this item. */
  select: (timelineId: string | null) => void;
  updateSelection: (change: (selection: Selection) => Selection) => void;
  setPlayhead: (playhead: Playhead | null) => void;
  setPlayed: (timelineId: string) => void;
  setPicked: (picked: PickedEvents) => void;
  setPicking: (isPicking: boolean) => void;
  setPendingShape: (pendingShape: PendingShape | null) => void;
  setClipboard: (items: readonly TimelineItem[]) => void;
  setDragged: (count: number) => void;
  open: (timelineId: string | null) => void;
  /** Changes the scale of the track, and where it scrolls to then. */
  setZoom: (zoom: number | null, trackLeft: number) => void;
  setTrackLeft: (trackLeft: number) => void;
  setDropIndex: (index: number | null) => void;
  openInspector: (tab: InspectorTab) => void;
  closeInspector: () => void;
  mark: (timelineId: string, marks: ItemMarks) => void;
  /** Registers the parts of an edit; they replace the item once `eventReady` was called for each copy. */
  awaitEdit: (timelineId: string, parts: readonly TimelineItem[]) => void;
  /** The station has finished an event. */
  eventReady: (eventId: number, durationMs: number) => void;
  /** An edit failed, so its item stays unchanged. */
  editFailed: (timelineId: string) => void;
  /** The station failed to create an event. Returns the affected items. */
  eventFailed: (eventId: number) => readonly TimelineItem[];
}

export type AudioEditorStore = StoreApi<AudioEditorState>;

const noMarks: ItemMarks = { dirty: false, processing: false, editId: null };

const noInspector: InspectorState = { tab: 'episode', isOpen: false };

/** The draft of one episode with its undo history and the state of the editor. */
export function createAudioEditorStore(
  draft: StoredDraft,
  inspector: InspectorState = noInspector,
): AudioEditorStore {
  return createStore<AudioEditorState>()((set, get) => {
    const change = (next: (history: TimelineHistory) => TimelineHistory) =>
      set(({ history }) => ({ history: next(history) }));
    // Counted before the marks are removed, so that subscribers that wait for settled items see the failure.
    const fail = () => set(({ failures }) => ({ failures: failures + 1 }));
    const editOf = (copyId: number) => get().edits.find(({ waiting }) => waiting.includes(copyId));
    const setEdit = (edit: RunningEdit, next: RunningEdit | null) =>
      set(({ edits }) => ({ edits: edits.flatMap((other) => (other === edit ? (next ?? []) : other)) }));
    return {
      place: draft.place,
      version: draft.version,
      history: startHistory(draft.items),
      form: draft.form,
      selection: noSelection,
      openId: null,
      zoom: null,
      trackLeft: 0,
      dropIndex: null,
      playhead: null,
      playedId: null,
      pendingShape: null,
      clipboard: [],
      picked: nonePicked,
      isPicking: false,
      dragged: 0,
      inspector,
      edits: [],
      failures: 0,
      run: (command) => change((history) => doCommand(history, command)),
      // A pending trim or fade is the latest change, so undo discards it first.
      undo: () => (get().pendingShape ? set({ pendingShape: null }) : change(undo)),
      redo: () => change(redo),
      setForm: (changes) => set(({ form }) => ({ form: { ...form, ...changes } })),
      select: (timelineId) => set({ selection: selectOne(timelineId) }),
      updateSelection: (next) => set(({ selection }) => ({ selection: next(selection) })),
      setPlayhead: (playhead) => set({ playhead }),
      setPlayed: (playedId) => set({ playedId }),
      setPicked: (picked) => set({ picked }),
      setPicking: (isPicking) => set({ isPicking }),
      setPendingShape: (pendingShape) => set({ pendingShape }),
      setClipboard: (clipboard) => set({ clipboard }),
      setDragged: (dragged) => set({ dragged }),
      open: (openId) => set(openId === null ? { openId } : { openId, selection: selectOne(openId) }),
      setZoom: (zoom, trackLeft) => set({ zoom, trackLeft }),
      setTrackLeft: (trackLeft) => set({ trackLeft }),
      // Called on every pointer move; subscribers are notified only if the index changes.
      setDropIndex: (dropIndex) => set((state) => (state.dropIndex === dropIndex ? state : { dropIndex })),
      openInspector: (tab) => set({ inspector: { tab, isOpen: true } }),
      closeInspector: () => set(({ inspector: { tab } }) => ({ inspector: { tab, isOpen: false } })),
      mark: (timelineId, marks) => change((history) => markItem(history, timelineId, marks)),
      awaitEdit: (timelineId, parts) => {
        const waiting = parts.map(({ eventId }) => eventId).filter((id) => id !== null);
        set(({ edits }) => ({ edits: [...edits, { timelineId, parts, waiting }] }));
        change((history) =>
          markItem(history, timelineId, { dirty: false, processing: true, editId: waiting[0] ?? null }),
        );
      },
      eventReady: (eventId, durationMs) => {
        const edit = editOf(eventId);
        if (!edit) return change((history) => markEventReady(history, eventId, durationMs));
        const parts = edit.parts.map((part) => (part.eventId === eventId ? { ...part, durationMs } : part));
        const waiting = edit.waiting.filter((id) => id !== eventId);
        setEdit(edit, waiting.length > 0 ? { ...edit, parts, waiting } : null);
        // In one update: subscribers that wait for settled items must not see the old audio without its marks.
        if (waiting.length === 0)
          change((history) =>
            replaceWithParts(markItem(history, edit.timelineId, noMarks), edit.timelineId, parts),
          );
      },
      editFailed: (timelineId) => {
        fail();
        change((history) => markItem(history, timelineId, noMarks));
      },
      eventFailed: (eventId) => {
        const edit = editOf(eventId);
        const lost = get().history.items.filter((item) =>
          edit ? item.timelineId === edit.timelineId : item.eventId === eventId,
        );
        if (edit) setEdit(edit, null);
        if (edit) get().editFailed(edit.timelineId);
        else {
          fail();
          change((history) =>
            doCommand(history, { kind: 'remove', timelineIds: lost.map((item) => item.timelineId) }),
          );
        }
        return lost;
      },
    };
  });
}

/** Replaces an item by its parts, as one undoable step. */
function replaceWithParts(
  history: TimelineHistory,
  timelineId: string,
  parts: readonly TimelineItem[],
): TimelineHistory {
  const index = history.items.findIndex((item) => item.timelineId === timelineId);
  if (index === -1) return history;
  const placed = parts.map((item, offset) => ({ index: index + offset, item }));
  return doCommand(history, { kind: 'exchange', timelineIds: [timelineId], placed });
}

export const AudioEditorContext = createContext<AudioEditorStore | null>(null);

/** The store of the surrounding editor, for event handlers. */
export function useEditorStore(): AudioEditorStore {
  const store = useContext(AudioEditorContext);
  if (!store) throw new Error('A part of the audio editor was mounted outside of it.');
  return store;
}

/** Subscribes to a part of the editor's state. */
export function useEditor<Part>(select: (state: AudioEditorState) => Part): Part {
  return useStore(useEditorStore(), select);
}
