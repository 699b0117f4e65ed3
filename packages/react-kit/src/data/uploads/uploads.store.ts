import type { StoreApi } from 'zustand';
import { defineStore } from '../../host/define-store.ts';
import {
  failIfStalled,
  failUpload,
  expectsUpdates,
  type UploadProgressMessage,
  type UploadRecord,
  type UploadPhase,
  withProgress,
} from './audio-upload-record.ts';

interface UploadsState {
  /** Oldest first. They stay until the batch has ended and `clear` removes them. */
  records: readonly UploadRecord[];
  /** By uuid. */
  ways: Readonly<Record<string, UploadPhase>>;
  isReported: boolean;
  add: (record: UploadRecord, way?: UploadPhase) => void;
  move: (uuid: string, way: UploadPhase) => void;
  remove: (uuid: string) => void;
  /** Merges an update; ignores uploads that this page did not start. */
  update: (uuid: string, facts: Partial<UploadProgressMessage>) => void;
  fail: (uuid: string, reason: string) => void;
  /** Fails each active upload that got no update for too long. */
  failStalled: () => void;
  /** Restarts the timeout of each upload, after a time without updates. */
  listenAgain: () => void;
  clear: () => void;
  /** Whether the end of the batch is still to be reported; the caller has to report it. */
  claimReport: () => boolean;
}

export type UploadsStore = StoreApi<UploadsState>;

/** Uploads of this page; they continue while the user moves between screens. */
export const useUploads = defineStore<UploadsState>((set, get) => {
  function change(uuid: string, next: (record: UploadRecord) => UploadRecord) {
    set(({ records }) => ({
      records: records.map((record) => (record.uuid === uuid ? next(record) : record)),
    }));
  }
  return {
    records: [],
    ways: {},
    isReported: false,
    add: (record, way = 'sent') =>
      set(({ records, ways }) => ({
        records: [...records, record],
        ways: { ...ways, [record.uuid]: way },
        isReported: false,
      })),
    move: (uuid, way) => {
      if (get().ways[uuid] === way) return;
      set(({ ways }) => ({ ways: { ...ways, [uuid]: way } }));
      change(uuid, (record) => withProgress(record, {}, Date.now()));
    },
    remove: (uuid) => set(({ records }) => ({ records: records.filter((record) => record.uuid !== uuid) })),
    update: (uuid, facts) => change(uuid, (record) => withProgress(record, facts, Date.now())),
    fail: (uuid, reason) => change(uuid, (record) => failUpload(record, reason, Date.now())),
    failStalled: () =>
      set((state) => {
        const records = state.records.map((record) =>
          expectsUpdates(state.ways[record.uuid] ?? 'sent') ? failIfStalled(record, Date.now()) : record,
        );
        return records.some((record, index) => record !== state.records[index]) ? { records } : state;
      }),
    listenAgain: () =>
      set(({ records }) => ({ records: records.map((record) => withProgress(record, {}, Date.now())) })),
    clear: () => set({ records: [], ways: {}, isReported: false }),
    claimReport: () => {
      const isFirstReport = !get().isReported;
      set({ isReported: true });
      return isFirstReport;
    },
  };
});
