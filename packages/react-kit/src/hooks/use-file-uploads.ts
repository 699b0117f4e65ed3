import type { AudioType, AudioUpload } from '@postkit/sdk';
import {
  type UploadPhase,
  useUploadQueue,
  useUploads,
  useUploadsLive,
  useUploadsWatch,
} from '../data/uploads/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';

export interface FileUpload {
  upload: AudioUpload;
  phase: UploadPhase;
}

export interface FileUploads {
  /** The uploads of this provider, oldest first. */
  uploads: readonly FileUpload[];
  /** False until the session is loaded; files are not accepted before. */
  isReady: boolean;
  /** Sends a file. It continues while the user moves between screens, and after a reload. */
  add: (upload: { title: string; audio_type: AudioType; file: File }) => void;
  pause: (uuid: string) => void;
  resume: (uuid: string) => void;
  /** Removes an upload from the page and the station. */
  cancel: (uuid: string) => void;
}

/** Sends audio files to the station's library, with their progress. */
export function useFileUploads(): FileUploads {
  const records = useUploads((state) => state.records);
  const phases = useUploads((state) => state.ways);
  const queueOf = useUploadQueue();
  useLiveChannel();
  useUploadsLive();
  useUploadsWatch();
  return {
    uploads: records.map((upload) => ({ upload, phase: phases[upload.uuid] ?? 'sent' })),
    isReady: queueOf() !== null,
    add: (upload) => void queueOf()?.add(upload),
    pause: (uuid) => queueOf()?.pause(uuid),
    resume: (uuid) => queueOf()?.resume(uuid),
    cancel: (uuid) => queueOf()?.cancel(uuid),
  };
}
