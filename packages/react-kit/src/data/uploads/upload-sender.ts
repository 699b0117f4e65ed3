import { isHttpError, isPostKitError, type PostKitClient, sendInParts } from '@postkit/sdk';
import type { StoredUpload } from './stored-uploads.ts';
import type { UploadsStore } from './uploads.store.ts';

/** Number of files sent at a time. */
const mostAtOnce = 3;

/** An upload whose file is not fully sent. */
export interface UploadEntry {
  kept: StoredUpload;
  /** Null if the user has to choose it again. */
  file: File | null;
  /** Aborts the sending. */
  stop: AbortController | null;
  /** Lets another page send it. */
  release: () => void;
}

/** Sends queued files, a few at a time. */
export interface UploadSender {
  /** Starts as many uploads as there are free slots. */
  pump(): void;
  /** Stops one upload; the station keeps the bytes that it has received. */
  halt(entry: UploadEntry): void;
}

/** @param onEnd Called with each upload that succeeded or failed. */
export function createUploadSender(
  { client, store }: { client: PostKitClient; store: UploadsStore },
  entries: ReadonlyMap<string, UploadEntry>,
  onEnd: (entry: UploadEntry) => void,
): UploadSender {
  const { move, update, fail } = store.getState();

  async function send(entry: UploadEntry, file: File, signal: AbortSignal): Promise<void> {
    const { uuid, title, audio_type } = entry.kept;
    move(uuid, 'sending');
    const upload = await sendInParts(
      client,
      { uuid, title, audio_type, file },
      {
        signal,
        tries: Infinity,
        onUploadProgress({ loaded, total }) {
          if (signal.aborted) return;
          move(uuid, 'sending');
          update(uuid, { upload_progress: total === 0 ? 0 : (loaded / total) * 100 });
        },
        onWaiting: () => signal.aborted || move(uuid, 'offline'),
      },
    );
    if (signal.aborted) return;
    move(uuid, 'sent');
    update(uuid, { ...upload, upload_progress: 100 });
    onEnd(entry);
  }

  function failed(entry: UploadEntry, error: unknown): void {
    const { uuid } = entry.kept;
    if (isHttpError(error, 401)) {
      // Resumes after the sign-in.
      move(uuid, 'paused');
    } else if (isHttpError(error, 507)) {
      // The file stays stored, to be sent once an admin has freed space.
      update(uuid, { err_msg: reasonOf(error) });
      move(uuid, 'no-space');
    } else if (isPostKitError(error) && error.code === 'input') {
      entry.file = null;
      move(uuid, 'file-needed');
    } else {
      fail(uuid, reasonOf(error));
      onEnd(entry);
    }
  }

  function begin(entry: UploadEntry, file: File): void {
    const stop = new AbortController();
    entry.stop = stop;
    void send(entry, file, stop.signal)
      .catch((error: unknown) => stop.signal.aborted || failed(entry, error))
      .finally(() => {
        if (entry.stop === stop) entry.stop = null;
        pump();
      });
  }

  function pump(): void {
    let free = mostAtOnce - [...entries.values()].filter(({ stop }) => stop).length;
    for (const entry of entries.values()) {
      if (free <= 0) return;
      if (entry.stop || !entry.file || store.getState().ways[entry.kept.uuid] !== 'queued') continue;
      free -= 1;
      begin(entry, entry.file);
    }
  }

  return {
    pump,
    halt(entry) {
      entry.stop?.abort();
      entry.stop = null;
    },
  };
}

/** An error text for use inside a sentence: without the status and the full stop. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error || isHttpError(error) ? error.message : String(error);
  return (isHttpError(error) ? words.slice(`${error.status}: `.length) : words).replace(/\.$/, '');
}
