import { parentPort, workerData } from 'node:worker_threads';
import { CaptionError } from './caption.ts';
import type { CaptionFormat } from './read-captions.ts';
import { readSentCaptions, type SentCaptions } from './sent-captions.ts';

/** Reads one file in a thread of its own, and posts the words or why they cannot be read. */
const { format, ...file } = workerData as { format: CaptionFormat } & SentCaptions;
try {
  parentPort?.postMessage({ read: readSentCaptions(format, file) });
} catch (error) {
  if (!(error instanceof CaptionError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
