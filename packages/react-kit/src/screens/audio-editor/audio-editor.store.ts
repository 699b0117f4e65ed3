import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { zoomSteps } from '../../domain/timeline/item-width.ts';
import type { EpisodeForm, StoredDraft } from '../../domain/timeline/stored-draft.ts';
import type { TimelineCommand } from '../../domain/timeline/timeline-command.ts';
import {
  doCommand,
  type ItemMarks,
  markItem,
  redo,
  settleEvent,
  startHistory,
  type TimelineHistory,
  undo,
} from '../../domain/timeline/timeline-history.ts';
import type { TimelineItem } from '../../domain/timeline/timeline-item.ts';

export interface AudioEditorState {
  place: string;
  /** The episode's version that this draft was made from; null for a new one. */
  version: number | null;
  history: TimelineHistory;
  form: EpisodeForm;
  /** The item that keys and the bar over it act on. */
  selectedId: string | null;
  /** The item whose waveform is open. */
  openId: string | null;
  zoom: number;
  /** Where what is being dragged would land. */
  dropIndex: number | null;
  /** Edited items by the id of the copy that the station is making for them. */
  edits: ReadonlyMap<number, TimelineItem>;
  /** How many edits and merges the station could not make so far. */
  failures: number;
  run: (command: TimelineCommand) => void;
  undo: () => void;
  redo: () => void;
  setForm: (changes: Partial<EpisodeForm>) => void;
  select: (timelineId: string | null) => void;
  open: (timelineId: string | null) => void;
  setZoom: (zoom: number) => void;
  setDropIndex: (index: number | null) => void;
  mark: (timelineId: string, marks: ItemMarks) => void;
  /** An item whose copy the station is making: it takes the item's place once `made` says so. */
  awaitEdit: (copyId: number, edited: TimelineItem) => void;
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
    const withoutEdit = (copyId: number) => new Map([...get().edits].filter(([id]) => id !== copyId));
    return {
      place: draft.place,
      version: draft.version,
      history: startHistory(draft.items),
      form: draft.form,
      selectedId: null,
      openId: null,
      zoom: startZoom,
      dropIndex: null,
      edits: new Map(),
      failures: 0,
      run: (command) => change((history) => doCommand(history, command)),
      undo: () => change(undo),
      redo: () => change(redo),
      setForm: (changes) => set(({ form }) => ({ form: { ...form, ...changes } })),
      select: (selectedId) => set({ selectedId }),
      open: (openId) => set(openId === null ? { openId } : { openId, selectedId: openId }),
      setZoom: (zoom) => set({ zoom }),
      // Asked with each move of a pointer; only another place is news.
      setDropIndex: (dropIndex) => set((state) => (state.dropIndex === dropIndex ? state : { dropIndex })),
      mark: (timelineId, marks) => change((history) => markItem(history, timelineId, marks)),
      awaitEdit: (copyId, edited) => {
        set(({ edits }) => ({ edits: new Map(edits).set(copyId, edited) }));
        change((history) => markItem(history, edited.timelineId, { dirty: false, processing: true, editId: copyId }));
      },
      made: (eventId, durationMs) => {
        const edited = get().edits.get(eventId);
        set({ edits: withoutEdit(eventId) });
        if (!edited) return change((history) => settleEvent(history, eventId, durationMs));
        // In one step: whoever waits for settled items must not see the old audio without its marks.
        change((history) => doCommand(markItem(history, edited.timelineId, settled), { kind: 'replace', item: { ...edited, durationMs } }));
      },
      editFailed: (timelineId) => {
        fail();
        change((history) => markItem(history, timelineId, settled));
      },
      notMade: (eventId) => {
        const edited = get().edits.get(eventId);
        const lost = get().history.items.filter((item) => (edited ? item.timelineId === edited.timelineId : item.eventId === eventId));
        set({ edits: withoutEdit(eventId) });
        if (edited) get().editFailed(edited.timelineId);
        else {
          fail();
          change((history) => doCommand(history, { kind: 'remove', timelineIds: lost.map((item) => item.timelineId) }));
        }
        return lost;
      },
    };
  });
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
