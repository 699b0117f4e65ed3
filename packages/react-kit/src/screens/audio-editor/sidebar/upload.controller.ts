import type { AudioType } from '@postkit/sdk/schema';
import { useMemo, useState } from 'react';
import { useStartUpload } from '../../../data/uploads/uploads.mutations.ts';
import { useUploads } from '../../../data/uploads/uploads.store.ts';
import { useUploadsNews } from '../../../data/uploads/use-uploads-news.ts';
import type { UploadRecord } from '../../../domain/uploads/audio-upload-record.ts';
import { defaultAudioType } from '../../../domain/uploads/audio-type-labels.ts';
import { summariseUploads, type UploadsSummary } from '../../../domain/uploads/uploads-summary.ts';

export interface UploadState {
  title: string;
  audioType: AudioType;
  file: File | null;
  canStart: boolean;
  setTitle: (title: string) => void;
  setAudioType: (type: AudioType) => void;
  choose: (files: readonly File[]) => void;
  start: () => void;
  records: readonly UploadRecord[];
  summary: UploadsSummary;
}

/** The form of an upload, and how the uploads of this page go. */
export function useUpload(): UploadState {
  const [title, setTitle] = useState('');
  const [audioType, setAudioType] = useState<AudioType>(defaultAudioType);
  const [file, setFile] = useState<File | null>(null);
  const start = useStartUpload();
  const records = useUploads((state) => state.records);
  const summary = useMemo(() => summariseUploads(records), [records]);
  const canStart = title.trim() !== '' && file !== null;
  useUploadsNews({ isListShown: true });

  return {
    title,
    audioType,
    file,
    canStart,
    setTitle,
    setAudioType,
    choose: ([chosen]) => {
      if (!chosen) return;
      // A title that somebody gave stays.
      if (title.trim() === '' || title === file?.name) setTitle(chosen.name);
      setFile(chosen);
    },
    start: () => {
      if (!file || !canStart) return;
      // A batch that has ended makes room for the next.
      if (summary.isComplete) useUploads.getState().clear();
      start({ title: title.trim(), audio_type: audioType, file });
      setTitle('');
      setFile(null);
    },
    records,
    summary,
  };
}
