import { isHttpError, isPostKitError, type PostKitClient, sendInParts } from '@postkit/sdk';
import type { KeptUpload } from './kept-uploads.ts';
import { useUploads } from './uploads.store.ts';

/** Files that are sent at a time. */
const mostAtOnce = 3;

/** An upload whose file has not arrived. */
export interface UploadEntry {
  kept: KeptUpload;
  /** Null where it must be chosen again. */
  file: File | null;
  /** Ends the sending. */
  stop: AbortController | null;
  /** Lets another page have it. */
  release: () => void;
}

/** Sends what is in line, a few files at a time. */
export interface UploadSender {
  /** Begins what there is room for. */
  pump(): void;
  /** Stops one; what has arrived stays at the station. */
  halt(entry: UploadEntry): void;
}

/** @param onEnd told of an upload that has arrived or failed. */
export function createUploadSender(
  client: PostKitClient,
  entries: ReadonlyMap<string, UploadEntry>,
  onEnd: (entry: UploadEntry) => void,
): UploadSender {
  const { move, update, fail } = useUploads.getState();

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
      // After the sign-in it goes on.
      move(uuid, 'paused');
    } else if (isHttpError(error, 507)) {
      // The file stays here, to be sent once somebody has made room.
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
      if (entry.stop || !entry.file || useUploads.getState().ways[entry.kept.uuid] !== 'queued') continue;
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

/** Words that stand inside a sentence: without the answer's status, and without a full stop. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error || isHttpError(error) ? error.message : String(error);
  return (isHttpError(error) ? words.slice(`${error.status}: `.length) : words).replace(/\.$/, '');
}
