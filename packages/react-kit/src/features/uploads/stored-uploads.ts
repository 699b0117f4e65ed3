import { audioTypes } from '@postkit/sdk/schema';
import { z } from 'zod';

const storedUpload = z.object({
  uuid: z.uuid(),
  title: z.string(),
  audio_type: z.enum(audioTypes),
  /** Identifies the file when the user chooses it again. */
  file: z.object({ name: z.string(), size: z.int(), lastModified: z.number() }),
  /** The user paused it; otherwise it resumes automatically. */
  isPaused: z.boolean(),
});

/** The stored data of an upload whose file is not fully sent. */
export type StoredUpload = z.output<typeof storedUpload>;

/** Storage key of a user's unfinished uploads at a station. */
export function storedUploadsKey(station: string, personId: number): string {
  return `uploads:${station}:${personId}`;
}

/** Empty if nothing is stored, or if it comes from an older build. */
export function readStoredUploads(text: string | null): StoredUpload[] {
  if (text === null) return [];
  try {
    return z.array(storedUpload).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Whether a file is the one of an upload, judged by name, size and modification time. */
export function isSameFile({ file }: StoredUpload, { name, size, lastModified }: File): boolean {
  return file.name === name && file.size === size && file.lastModified === lastModified;
}
