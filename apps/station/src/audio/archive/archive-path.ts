import { join } from 'node:path';
import { AudioError } from '../audio-error.ts';

const STREAM = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const FILE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}\/[A-Za-z0-9][A-Za-z0-9_-]{0,63}\.aac$/;

/** The name of an archive file. Stream and hour must be plain identifiers, so that no input can form a path. */
export function archiveFileName(stream: string, hour: string): string {
  if (!STREAM.test(stream) || !STREAM.test(hour))
    throw new AudioError('segment_missing', 'stream and hour must be plain identifiers');
  return `${stream}/${hour}.aac`;
}

/** Absolute path of an archive file; rejects every name but `{stream}/{hour}.aac`. */
export function archivePath(root: string, file: string): string {
  if (!FILE.test(file)) throw new AudioError('segment_missing', 'not an archive file name');
  return join(root, file);
}

/** Absolute path of the peaks beside an archive file. */
export function archivePeaksPath(root: string, file: string): string {
  return archivePath(root, file).replace(/\.aac$/, '.peaks');
}
