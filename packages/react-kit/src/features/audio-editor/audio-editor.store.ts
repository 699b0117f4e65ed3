import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { zoomSteps } from './timeline-model/item-width.ts';
import type { EpisodeForm, StoredDraft } from './timeline-model/stored-draft.ts';
import type { TimelineCommand } from './timeline-model/timeline-command.ts';
import {
  doCommand,
  type ItemMarks,
  markItem,
  redo,
  settleEvent,
  startHistory,
  type TimelineHistory,
  undo,
} from './timeline-model/timeline-history.ts';
import { nonePicked, type PickedEvents } from './timeline-model/picked-events.ts';
import type { Shape } from './timeline-model/item-shape.ts';
import { noSelection, type Selection, selectOne } from './timeline-model/selection.ts';
import type { TimelineItem } from './timeline-model/timeline-item.ts';

/** A place inside an item. */
export interface Playhead {
  timelineId: string;
  ms: number;
}

/** An item that is being given another shape by hand, and has not got it yet. */
export interface Shaping {
  timelineId: string;
  /** What it played when this began: another edit takes the ground from under it. */
  eventId: number;
  shape: Shape;
}

/** An edit that the station works on. */
interface RunningEdit {
  timelineId: string;
  /** What takes the item's place. */
  parts: readonly TimelineItem[];
  /** Copies that are not made yet. */
  waiting: readonly number[];
}

export interface AudioEditorState {
  place: string;
  /** The episode's version that this draft was made from; null for a new one. */
  version: number | null;
  history: TimelineHistory;
  form: EpisodeForm;
  selection: Selection;
  /** The item whose waveform is open. */
  openId: string | null;
  zoom: number;
  /** Where what is being dragged would land. */
  dropIndex: number | null;
  /** Where items would be split: the place that was pressed last. */
  pressed: Playhead | null;
  /** The item that the preview was started from; its audio may stand on the timeline twice. */
  playedId: string | null;
  shaping: Shaping | null;
  /** What was copied or cut. */
  clipboard: readonly TimelineItem[];
  /** Events of the day and of the library that are to be put on the timeline together. */
  picked: PickedEvents;
  /** A press on a card picks it. */
  isPicking: boolean;
  /** How many items are being dragged. */
  dragged: number;
  edits: readonly RunningEdit[];
  /** How many edits and merges the station could not make so far. */
  failures: number;
  run: (command: TimelineCommand) => void;
  undo: () => void;
  redo: () => void;
  setForm: (changes: Partial<EpisodeForm>) => void;
  /** Chooses one item alone. */
  select: (timelineId: string | null) => void;
  choose: (change: (selection: Selection) => Selection) => void;
  press: (playhead: Playhead | null) => void;
  setPlayed: (timelineId: string) => void;
  setPicked: (picked: PickedEvents) => void;
  setPicking: (isPicking: boolean) => void;
  setShaping: (shaping: Shaping | null) => void;
  setClipboard: (items: readonly TimelineItem[]) => void;
  setDragged: (count: number) => void;
  open: (timelineId: string | null) => void;
  setZoom: (zoom: number) => void;
  setDropIndex: (index: number | null) => void;
  mark: (timelineId: string, marks: ItemMarks) => void;
  /** Parts whose copies the station is making: they take an item's place once `made` has said so of each. */
  awaitEdit: (timelineId: string, parts: readonly TimelineItem[]) => void;
  /** The station has made an event; milliseconds. */
  made: (eventId: number, durationMs: number) => void;
  /** An item stays as it was, since the copy that was asked for cannot be made. */
  editFailed: (timelineId: string) => void;
  /** The station could not make an event. Answers the items that it was for. */
  notMade: (eventId: number) => readonly TimelineItem[];
}

export type AudioEditorStore = StoreApi<AudioEditorState>;

const startZoom = zoomSteps[3];

const settled: ItemMarks = { dirty: false, processing: false, editId: null };

/** The draft of one episode with its undo history and what the editor shows of it. */
export function createAudioEditorStore(draft: StoredDraft): AudioEditorStore {
  return createStore<AudioEditorState>()((set, get) => {
    const change = (next: (history: TimelineHistory) => TimelineHistory) => set(({ history }) => ({ history: next(history) }));
    // Counted before the marks go, so that whoever waits for them knows.
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
      zoom: startZoom,
      dropIndex: null,
      pressed: null,
      playedId: null,
      shaping: null,
      clipboard: [],
      picked: nonePicked,
      isPicking: false,
      dragged: 0,
      edits: [],
      failures: 0,
      run: (command) => change((history) => doCommand(history, command)),
      // What waits to be applied was done last.
      undo: () => (get().shaping ? set({ shaping: null }) : change(undo)),
      redo: () => change(redo),
      setForm: (changes) => set(({ form }) => ({ form: { ...form, ...changes } })),
      select: (timelineId) => set({ selection: selectOne(timelineId) }),
      choose: (next) => set(({ selection }) => ({ selection: next(selection) })),
      press: (pressed) => set({ pressed }),
      setPlayed: (playedId) => set({ playedId }),
      setPicked: (picked) => set({ picked }),
      setPicking: (isPicking) => set({ isPicking }),
      setShaping: (shaping) => set({ shaping }),
      setClipboard: (clipboard) => set({ clipboard }),
      setDragged: (dragged) => set({ dragged }),
      open: (openId) => set(openId === null ? { openId } : { openId, selection: selectOne(openId) }),
      setZoom: (zoom) => set({ zoom }),
      // Asked with each move of a pointer; only another place is news.
      setDropIndex: (dropIndex) => set((state) => (state.dropIndex === dropIndex ? state : { dropIndex })),
      mark: (timelineId, marks) => change((history) => markItem(history, timelineId, marks)),
      awaitEdit: (timelineId, parts) => {
        const waiting = parts.map(({ eventId }) => eventId).filter((id) => id !== null);
        set(({ edits }) => ({ edits: [...edits, { timelineId, parts, waiting }] }));
        change((history) => markItem(history, timelineId, { dirty: false, processing: true, editId: waiting[0] ?? null }));
      },
      made: (eventId, durationMs) => {
        const edit = editOf(eventId);
        if (!edit) return change((history) => settleEvent(history, eventId, durationMs));
        const parts = edit.parts.map((part) => (part.eventId === eventId ? { ...part, durationMs } : part));
        const waiting = edit.waiting.filter((id) => id !== eventId);
        setEdit(edit, waiting.length > 0 ? { ...edit, parts, waiting } : null);
        // In one step: whoever waits for settled items must not see the old audio without its marks.
        if (waiting.length === 0) change((history) => takeOver(markItem(history, edit.timelineId, settled), edit.timelineId, parts));
      },
      editFailed: (timelineId) => {
        fail();
        change((history) => markItem(history, timelineId, settled));
      },
      notMade: (eventId) => {
        const edit = editOf(eventId);
        const lost = get().history.items.filter((item) => (edit ? item.timelineId === edit.timelineId : item.eventId === eventId));
        if (edit) setEdit(edit, null);
        if (edit) get().editFailed(edit.timelineId);
        else {
          fail();
          change((history) => doCommand(history, { kind: 'remove', timelineIds: lost.map((item) => item.timelineId) }));
        }
        return lost;
      },
    };
  });
}

/** The history in which an item became its parts, as one step. */
function takeOver(history: TimelineHistory, timelineId: string, parts: readonly TimelineItem[]): TimelineHistory {
  const index = history.items.findIndex((item) => item.timelineId === timelineId);
  if (index === -1) return history;
  const placed = parts.map((item, offset) => ({ index: index + offset, item }));
  return doCommand(history, { kind: 'exchange', timelineIds: [timelineId], placed });
}

export const AudioEditorContext = createContext<AudioEditorStore | null>(null);

/** The store of the editor around, to act on it from a handler. */
export function useEditorStore(): AudioEditorStore {
  const store = useContext(AudioEditorContext);
  if (!store) throw new Error('A part of the audio editor was mounted outside of it.');
  return store;
}

/** A part of the draft, kept up to date. */
export function useEditor<Part>(select: (state: AudioEditorState) => Part): Part {
  return useStore(useEditorStore(), select);
}
