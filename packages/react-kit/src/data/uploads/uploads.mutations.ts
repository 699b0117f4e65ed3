import type { AudioType } from '@postkit/sdk/schema';
import { useCallback } from 'react';
import { randomUuid } from '../../domain/random/random-uuid.ts';
import { startUpload } from '../../domain/uploads/audio-upload-record.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { useUploads } from './uploads.store.ts';

export interface NewUpload {
  title: string;
  audio_type: AudioType;
  file: File;
}

/**
 * Begins an upload; how it goes is told by the uploads' store. No retries: a file that the station has by half
 * is the station's to end.
 */
export function useStartUpload(): (upload: NewUpload) => void {
  const { client } = usePostKit();
  return useCallback(
    ({ title, audio_type, file }) => {
      const uuid = randomUuid();
      const { add, update, fail } = useUploads.getState();
      add(startUpload({ uuid, title, audio_type }, Date.now()));
      const onUploadProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        update(uuid, { upload_progress: total === 0 ? 0 : (loaded / total) * 100 });
      client.uploads.create({ uuid, title, audio_type, file }, { onUploadProgress, retries: 0 }).then(
        (upload) => update(uuid, { ...upload, upload_progress: 100 }),
        (error: unknown) => fail(uuid, error instanceof Error ? error.message : String(error)),
      );
    },
    [client],
  );
}
