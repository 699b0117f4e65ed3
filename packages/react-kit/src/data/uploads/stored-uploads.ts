import { type AudioType, audioTypes } from '@postkit/sdk/schema';

/** The stored data of an upload whose file is not fully sent. */
export interface StoredUpload {
  readonly uuid: string;
  readonly title: string;
  readonly audio_type: AudioType;
  /** Identifies the file when the user chooses it again. */
  readonly file: { readonly name: string; readonly size: number; readonly lastModified: number };
  /** The user paused it; otherwise it resumes automatically. */
  readonly isPaused: boolean;
}

/** Storage key of a user's unfinished uploads at a station. */
export function storedUploadsKey(station: string, personId: number): string {
  return `uploads:${station}:${personId}`;
}

/** Empty if nothing is stored, or if it comes from an older build. */
export function readStoredUploads(text: string | null): StoredUpload[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) && stored.every(isStoredUpload) ? stored : [];
  } catch {
    return [];
  }
}

/** Without zod, because every page reads the uploads before its first paint. */
function isStoredUpload(value: unknown): value is StoredUpload {
  if (!isObject(value) || !isObject(value['file'])) return false;
  const { uuid, title, audio_type: type, isPaused } = value;
  const { name, size, lastModified } = value['file'];
  const areTexts = [uuid, title, name].every((text) => typeof text === 'string');
  const areNumbers = [size, lastModified].every((number) => typeof number === 'number');
  return (
    areTexts && areNumbers && typeof isPaused === 'boolean' && audioTypes.some((known) => known === type)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a file is the one of an upload, judged by name, size and modification time. */
export function isSameFile({ file }: StoredUpload, { name, size, lastModified }: File): boolean {
  return file.name === name && file.size === size && file.lastModified === lastModified;
}
