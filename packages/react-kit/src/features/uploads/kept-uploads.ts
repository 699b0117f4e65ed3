import { audioTypes } from '@postkit/sdk/schema';
import { z } from 'zod';

const keptUpload = z.object({
  uuid: z.uuid(),
  title: z.string(),
  audio_type: z.enum(audioTypes),
  /** By what the file is known when it is chosen again. */
  file: z.object({ name: z.string(), size: z.int(), lastModified: z.number() }),
  /** Somebody paused it; otherwise it goes on by itself. */
  isPaused: z.boolean(),
});

/** What is remembered of an upload whose file has not arrived. */
export type KeptUpload = z.output<typeof keptUpload>;

/** Under which the unfinished uploads of somebody at a station are kept. */
export function keptUploadsKey(station: string, personId: number): string {
  return `uploads:${station}:${personId}`;
}

/** None where nothing was kept, or by an older build. */
export function readKeptUploads(text: string | null): KeptUpload[] {
  if (text === null) return [];
  try {
    return z.array(keptUpload).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Whether a file is the one that an upload began with, as far as its facts tell. */
export function isSameFile({ file }: KeptUpload, { name, size, lastModified }: File): boolean {
  return file.name === name && file.size === size && file.lastModified === lastModified;
}
