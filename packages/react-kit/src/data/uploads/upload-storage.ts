import type { Host } from '../../host/host.ts';
import { storedUploadsKey, readStoredUploads, type StoredUpload } from './stored-uploads.ts';

/** The user and station of the uploads. */
export interface UploadOwner {
  station: string;
  personId: number;
}

/** Stores a user's unfinished uploads beyond the lifetime of the page. */
export interface UploadStorage {
  all(): StoredUpload[];
  keep(kept: StoredUpload): void;
  /** If storage is full, the user has to choose the file again after a reload. */
  keepFile(uuid: string, file: File, isStillWanted: () => boolean): void;
  fileOf(uuid: string): Promise<File | null>;
  forget(uuid: string): void;
  /** Waits until no other page of this browser sends the upload. */
  claim(uuid: string, signal: AbortSignal): Promise<() => void>;
}

export function createUploadStorage(
  { storage, files, claim }: Host,
  { station, personId }: UploadOwner,
): UploadStorage {
  const key = storedUploadsKey(station, personId);
  const all = () => readStoredUploads(storage.get(key));
  const removeFile = (uuid: string) => void files.remove(uuid).catch(() => undefined);

  function without(uuid: string): StoredUpload[] {
    return all().filter((kept) => kept.uuid !== uuid);
  }

  return {
    all,
    keep: (kept) => storage.set(key, JSON.stringify([...without(kept.uuid), kept])),
    keepFile(uuid, file, isStillWanted) {
      files.keep(uuid, file).then(
        () => isStillWanted() || removeFile(uuid),
        (error: unknown) => console.warn('A file could not be kept for a reload', error),
      );
    },
    fileOf: (uuid) => files.get(uuid).catch(() => null),
    forget(uuid) {
      const left = without(uuid);
      if (left.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(left));
      removeFile(uuid);
    },
    claim: (uuid, signal) => claim(`upload:${uuid}`, signal),
  };
}
