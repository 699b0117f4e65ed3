import type { HostStorage } from '../../../host/host.ts';
import {
  type EndedDraft,
  type LocalDraft,
  readEndedDraft,
  readLocalDraft,
  writeEndedDraft,
  writeLocalDraft,
} from '../timeline-model/choose-draft.ts';

/** This browser's copy of one draft. */
export interface DraftStorage {
  read: (place: string) => LocalDraft | null;
  write: (draft: LocalDraft) => void;
  remove: () => void;
  /** Unsaved work of a draft that ended in another browser. */
  readEnded: (place: string) => EndedDraft | null;
  writeEnded: (ended: EndedDraft) => void;
  removeEnded: () => void;
}

/** Reads and writes this browser's copy of the draft with a key. */
export function createDraftStorage(storage: HostStorage, station: string, draftKey: string): DraftStorage {
  const key = draftStorageKey(station, draftKey);
  const endedKey = `${key}:ended`;
  const oldKey = `audio-editor-draft:${station}`;
  let hasOld = false;

  function set(name: string, text: string): void {
    try {
      storage.set(name, text);
    } catch (error) {
      // The station still has the draft.
      console.warn('[postkit] This browser has no room for the draft', error);
    }
  }

  function removeOld(): void {
    if (hasOld) storage.remove(oldKey);
    hasOld = false;
  }

  return {
    read(place) {
      const own = readLocalDraft(storage.get(key), place);
      if (own) return own;
      // Older builds kept one draft per station.
      const old = readLocalDraft(storage.get(oldKey), place);
      hasOld = old !== null;
      return old;
    },
    write(draft) {
      set(key, writeLocalDraft(draft));
      removeOld();
    },
    remove() {
      storage.remove(key);
      removeOld();
    },
    readEnded: (place) => readEndedDraft(storage.get(endedKey), place),
    writeEnded: (ended) => set(endedKey, writeEndedDraft(ended)),
    removeEnded: () => storage.remove(endedKey),
  };
}

export function draftStorageKey(station: string, draftKey: string): string {
  return `audio-editor-draft:${station}:${draftKey}`;
}
