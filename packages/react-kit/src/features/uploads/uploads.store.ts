import { create } from 'zustand';
import {
  failIfStalled,
  failUpload,
  isTravelling,
  type UploadFacts,
  type UploadRecord,
  type UploadWay,
  withFacts,
} from './audio-upload-record.ts';

interface UploadsState {
  /** Oldest first. They stay until the whole batch has ended and `clear` takes them away. */
  records: readonly UploadRecord[];
  /** By uuid. */
  ways: Readonly<Record<string, UploadWay>>;
  isTold: boolean;
  add: (record: UploadRecord, way?: UploadWay) => void;
  move: (uuid: string, way: UploadWay) => void;
  remove: (uuid: string) => void;
  /** Takes over news; of an upload that this page did not begin, nothing. */
  update: (uuid: string, facts: Partial<UploadFacts>) => void;
  fail: (uuid: string, reason: string) => void;
  /** Fails every travelling upload of which nothing was heard for too long. */
  failStalled: () => void;
  /** Counts every upload as just heard of: nobody was listening for a while. */
  listenAgain: () => void;
  clear: () => void;
  /** Whether the end of the batch is still to be told; whoever asks tells it. */
  takeNews: () => boolean;
}

/** Uploads of this page; they go on while somebody moves between screens. */
export const useUploads = create<UploadsState>()((set, get) => {
  function change(uuid: string, next: (record: UploadRecord) => UploadRecord) {
    set(({ records }) => ({ records: records.map((record) => (record.uuid === uuid ? next(record) : record)) }));
  }
  return {
    records: [],
    ways: {},
    isTold: false,
    add: (record, way = 'sent') =>
      set(({ records, ways }) => ({ records: [...records, record], ways: { ...ways, [record.uuid]: way }, isTold: false })),
    move: (uuid, way) => {
      if (get().ways[uuid] === way) return;
      set(({ ways }) => ({ ways: { ...ways, [uuid]: way } }));
      change(uuid, (record) => withFacts(record, {}, Date.now()));
    },
    remove: (uuid) => set(({ records }) => ({ records: records.filter((record) => record.uuid !== uuid) })),
    update: (uuid, facts) => change(uuid, (record) => withFacts(record, facts, Date.now())),
    fail: (uuid, reason) => change(uuid, (record) => failUpload(record, reason, Date.now())),
    failStalled: () =>
      set((state) => {
        const records = state.records.map((record) =>
          isTravelling(state.ways[record.uuid] ?? 'sent') ? failIfStalled(record, Date.now()) : record,
        );
        return records.some((record, index) => record !== state.records[index]) ? { records } : state;
      }),
    listenAgain: () => set(({ records }) => ({ records: records.map((record) => withFacts(record, {}, Date.now())) })),
    clear: () => set({ records: [], ways: {}, isTold: false }),
    takeNews: () => {
      const isNews = !get().isTold;
      set({ isTold: true });
      return isNews;
    },
  };
});
