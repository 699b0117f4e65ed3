import { useMemo, useState } from 'react';
import type { AudioType } from '@postkit/sdk/schema';
import {
  defaultAudioType,
  summariseUploads,
  type UploadRecord,
  type UploadsSummary,
  type UploadPhase,
  useUploadQueue,
  useUploads,
  useUploadsReport,
} from '../../../data/uploads/index.ts';
import { stationSession } from '../../../host/session/station-session.ts';
import { useSettings } from '../../../host/settings/settings.queries.ts';
import { useStores } from '../../../host/stores.ts';

export interface UploadState {
  title: string;
  audioType: AudioType;
  files: readonly File[];
  canStart: boolean;
  setTitle: (title: string) => void;
  setAudioType: (type: AudioType) => void;
  choose: (files: readonly File[]) => void;
  start: () => void;
  records: readonly UploadRecord[];
  ways: Readonly<Record<string, UploadPhase>>;
  summary: UploadsSummary;
  pause: (uuid: string) => void;
  resume: (uuid: string) => void;
  cancel: (uuid: string) => void;
  /** Whether the user may see and cancel the unfinished uploads of all users. */
  isAdmin: boolean;
  /** Returns the name of the original file if this is a different one, else null. */
  chooseAgain: (uuid: string, file: File) => string | null;
}

/** The upload form, and the progress of this page's uploads. */
export function useUpload(): UploadState {
  const stores = useStores();
  const [title, setTitle] = useState('');
  const [audioType, setAudioType] = useState<AudioType>(defaultAudioType);
  const [files, setFiles] = useState<readonly File[]>([]);
  const queue = useUploadQueue();
  const { data } = useSettings();
  const records = useUploads((state) => state.records);
  const ways = useUploads((state) => state.ways);
  const summary = useMemo(() => summariseUploads(records), [records]);
  const [only] = files.length === 1 ? files : [];
  const canStart = only ? title.trim() !== '' : files.length > 0;
  useUploadsReport({ isListShown: true });

  return {
    title,
    audioType,
    files,
    canStart,
    setTitle,
    setAudioType,
    choose: (chosen) => {
      const [first] = chosen;
      if (!first) return;
      // A title that the user entered stays; several files are titled by their names.
      if (chosen.length > 1) setTitle('');
      else if (title.trim() === '' || title === only?.name) setTitle(first.name);
      setFiles(chosen);
    },
    start: () => {
      if (!canStart) return;
      // A new batch replaces a completed one.
      if (summary.isComplete) useUploads.in(stores).getState().clear();
      for (const file of files)
        queue()?.add({ title: only ? title.trim() : file.name.slice(0, 300), audio_type: audioType, file });
      setTitle('');
      setFiles([]);
    },
    records,
    ways,
    summary,
    isAdmin: data ? stationSession(data.settings).isAdmin : false,
    pause: (uuid) => queue()?.pause(uuid),
    resume: (uuid) => queue()?.resume(uuid),
    cancel: (uuid) => queue()?.cancel(uuid),
    chooseAgain: (uuid, file) => queue()?.chooseAgain(uuid, file) ?? null,
  };
}
