import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { audioEventsQueries } from '../../data/audio-events/index.ts';
import {
  defaultAudioType,
  type UploadPhase,
  type UploadRecord,
  useUploadQueue,
  useUploads,
  useUploadsLive,
  useUploadsWatch,
} from '../../data/uploads/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

export interface UploadedAudio {
  /** Path of the audio event. */
  event: string;
  title: string;
}

export interface CampaignUpload {
  /** The upload of this form; null for none. */
  record: UploadRecord | null;
  phase: UploadPhase;
  start: (file: File) => void;
  /** Sends a paused file again. */
  resume: () => void;
  /** Removes the upload, from the station as well unless it has ended. */
  cancel: () => void;
}

/** Sends a file to the library, and calls `onReady` once the station has its audio. It continues after the form has closed. */
export function useCampaignUpload(onReady: (audio: UploadedAudio) => void): CampaignUpload {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const queueOf = useUploadQueue();
  useUploadsLive();
  useUploadsWatch();
  const [uuid, setUuid] = useState<string | null>(null);
  const record = useUploads((state) => state.records.find((each) => each.uuid === uuid)) ?? null;
  const phase = useUploads((state) => (uuid === null ? undefined : state.ways[uuid])) ?? 'queued';
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  const event = record?.success === 1 ? record.location : null;
  const title = record?.title ?? '';
  useEffect(() => {
    if (event === null) return;
    latest.current({ event, title });
    void queries.invalidateQueries({ queryKey: audioEventsQueries.libraries(client) });
  }, [event, title, queries, client]);

  return {
    record,
    phase,
    start: (file) =>
      setUuid(queueOf()?.add({ title: file.name.slice(0, 300), audio_type: defaultAudioType, file }) ?? null),
    resume: () => uuid !== null && queueOf()?.resume(uuid),
    cancel() {
      if (uuid !== null) queueOf()?.cancel(uuid);
      setUuid(null);
    },
  };
}
