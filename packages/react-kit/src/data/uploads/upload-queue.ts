import type { PostKitClient } from '@postkit/sdk';
import type { AudioType } from '@postkit/sdk/schema';
import type { Host } from '../../host/host.ts';
import { randomUuid } from '../../host/random-uuid.ts';
import { startUpload, type UploadPhase } from './audio-upload-record.ts';
import { isSameFile, type StoredUpload } from './stored-uploads.ts';
import { createUploadSender, type UploadEntry, type UploadSender } from './upload-sender.ts';
import { createUploadStorage, type UploadStorage, type UploadOwner } from './upload-storage.ts';
import type { UploadsStore } from './uploads.store.ts';

export interface NewUpload {
  title: string;
  audio_type: AudioType;
  file: File;
}

/** The parts that a queue needs. */
export interface UploadQueueParts {
  client: PostKitClient;
  host: Host;
  store: UploadsStore;
}

/** Sends files despite interrupted connections and reloads. The store of the uploads has their states. */
export class UploadQueue {
  readonly #client: PostKitClient;
  readonly #store: UploadsStore;
  readonly #keeping: UploadStorage;
  readonly #sender: UploadSender;
  readonly #entries = new Map<string, UploadEntry>();
  readonly #closed = new AbortController();

  constructor({ client, host, store }: UploadQueueParts, owner: UploadOwner) {
    this.#client = client;
    this.#store = store;
    this.#keeping = createUploadStorage(host, owner);
    this.#sender = createUploadSender({ client, store }, this.#entries, (entry) => this.#forget(entry));
  }

  /** Returns the uuid of the upload. */
  add({ title, audio_type, file }: NewUpload): string {
    const { name, size, lastModified } = file;
    const uuid = randomUuid();
    const kept = { uuid, title, audio_type, file: { name, size, lastModified }, isPaused: false };
    this.#keeping.keep(kept);
    const entry = this.#list(kept, file, () => {});
    this.#keeping.claim(uuid, this.#closed.signal).then(
      (release) => {
        if (this.#entries.has(uuid)) entry.release = release;
        else release();
      },
      () => undefined,
    );
    this.#keepFile(uuid, file);
    this.#sender.pump();
    return uuid;
  }

  pause(uuid: string): void {
    const entry = this.#entries.get(uuid);
    if (!entry) return;
    this.#sender.halt(entry);
    this.#turn(entry, 'paused');
  }

  resume(uuid: string): void {
    const entry = this.#entries.get(uuid);
    if (entry && !entry.stop) this.#turn(entry, entry.file ? 'queued' : 'file-needed');
  }

  /** Removes an upload from the page and the station. */
  cancel(uuid: string): void {
    const entry = this.#entries.get(uuid);
    this.#store.getState().remove(uuid);
    if (!entry) return;
    this.#sender.halt(entry);
    this.#forget(entry);
    // The station may not know the upload, or may have all of it already; neither is an error for the user.
    this.#client.uploads
      .cancel(uuid)
      .catch((error: unknown) => console.warn('Could not take back an upload', error));
    this.#sender.pump();
  }

  /** Resumes with a file that the user chose again; returns the name of the right file if it is another one. */
  chooseAgain(uuid: string, file: File): string | null {
    const entry = this.#entries.get(uuid);
    if (!entry) return null;
    if (!isSameFile(entry.kept, file)) return entry.kept.file.name;
    entry.file = file;
    this.#keepFile(uuid, file);
    this.resume(uuid);
    return null;
  }

  /** Lists the user's unfinished uploads at this station and resumes them. */
  async restore(): Promise<void> {
    await Promise.all(this.#keeping.all().map(({ uuid }) => this.#takeUp(uuid).catch(() => undefined)));
  }

  /** Stops and clears this page's uploads; unfinished ones stay stored for the next visit. */
  close(): void {
    this.#closed.abort();
    for (const entry of this.#entries.values()) {
      this.#sender.halt(entry);
      entry.release();
    }
    this.#entries.clear();
    this.#store.getState().clear();
  }

  #keepFile(uuid: string, file: File): void {
    this.#keeping.keepFile(uuid, file, () => this.#closed.signal.aborted || this.#entries.has(uuid));
  }

  #forget({ kept: { uuid }, release }: UploadEntry): void {
    this.#entries.delete(uuid);
    this.#keeping.forget(uuid);
    release();
  }

  #list(kept: StoredUpload, file: File | null, release: () => void): UploadEntry {
    const entry: UploadEntry = { kept, file, stop: null, release };
    this.#entries.set(kept.uuid, entry);
    const { uuid, title, audio_type } = kept;
    const way = file ? (kept.isPaused ? 'paused' : 'queued') : 'file-needed';
    this.#store.getState().add(startUpload({ uuid, title, audio_type }, Date.now()), way);
    return entry;
  }

  #turn(entry: UploadEntry, way: UploadPhase): void {
    entry.kept = { ...entry.kept, isPaused: way === 'paused' };
    this.#keeping.keep(entry.kept);
    this.#store.getState().move(entry.kept.uuid, way);
    this.#sender.pump();
  }

  async #takeUp(uuid: string): Promise<void> {
    const release = await this.#keeping.claim(uuid, this.#closed.signal);
    // Another page may have sent it in the meantime.
    const kept = this.#keeping.all().find((one) => one.uuid === uuid);
    const file = kept ? await this.#keeping.fileOf(uuid) : null;
    if (!kept || this.#closed.signal.aborted || this.#entries.has(uuid)) {
      release();
      return;
    }
    this.#list(kept, file, release);
    this.#sender.pump();
    if (kept.isPaused || !file) await this.#look(uuid);
  }

  /** Shows how much of a paused upload the station has received. */
  async #look(uuid: string): Promise<void> {
    const { upload } = await this.#client.uploads.progress(uuid, { signal: this.#closed.signal });
    if (upload?.failed === 0)
      this.#store.getState().update(uuid, { upload_progress: upload.upload_progress });
  }
}
