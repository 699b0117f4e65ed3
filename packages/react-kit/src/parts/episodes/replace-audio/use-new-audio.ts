import { useEffect, useState } from 'react';
import {
  defaultAudioType,
  hasEnded,
  type UploadPhase,
  type UploadRecord,
  useUploadQueue,
  useUploads,
  useUploadsReport,
} from '../../../data/uploads/index.ts';

/** The file that the user chose, and how far it is. */
export interface NewAudio {
  file: File | null;
  /** Address of the file in this browser; empty for none. */
  address: string;
  record: UploadRecord | undefined;
  phase: UploadPhase;
  /** Uploads a file; one before that is not finished is cancelled. */
  choose: (file: File) => void;
  /** Cancels an upload that is not finished. */
  cancel: () => void;
}

/** Uploads one file into the library, from which it becomes the audio of an episode. */
export function useNewAudio(): NewAudio {
  const queue = useUploadQueue();
  const [chosen, setChosen] = useState<{ file: File; uuid: string; address: string } | null>(null);
  const record = useUploads((state) => state.records.find(({ uuid }) => uuid === chosen?.uuid));
  const phase = useUploads((state) => state.ways[chosen?.uuid ?? ''] ?? 'queued');
  useUploadsReport({ isListShown: true });

  const address = chosen?.address ?? '';
  useEffect(() => () => URL.revokeObjectURL(address), [address]);

  function cancel(): void {
    if (chosen && !(record && hasEnded(record))) queue()?.cancel(chosen.uuid);
  }

  return {
    file: chosen?.file ?? null,
    address,
    record,
    phase,
    cancel,
    choose(file) {
      cancel();
      const uuid = queue()?.add({ title: file.name.slice(0, 300), audio_type: defaultAudioType, file });
      if (uuid !== undefined) setChosen({ file, uuid, address: URL.createObjectURL(file) });
    },
  };
}
