import { parentPort, workerData } from 'node:worker_threads';
import { CaptionError } from './caption.ts';
import { type CaptionFormat, readCaptions } from './read-captions.ts';

/** Reads one file in a thread of its own, and posts the words or why they cannot be read. */
const { format, file } = workerData as { format: CaptionFormat; file: string };
try {
  parentPort?.postMessage({ read: readCaptions(format, file) });
} catch (error) {
  if (!(error instanceof CaptionError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
