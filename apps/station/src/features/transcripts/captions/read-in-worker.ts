import { Worker } from 'node:worker_threads';
import { programFile } from '../../../platform/station-files.ts';
import { CaptionError, type CaptionFile } from './caption.ts';
import type { CaptionFormat } from './read-captions.ts';
import type { SentCaptions } from './sent-captions.ts';

const limitMs = 20_000;

/** Reads a file without blocking the station. @throws CaptionError */
export async function readInWorker(format: CaptionFormat, file: SentCaptions): Promise<CaptionFile> {
  const worker = new Worker(programFile('captions-worker'), {
    workerData: { format, ...file },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ read?: CaptionFile; problem?: string }>();
  const late = setTimeout(
    () => reject(new CaptionError('The file takes too long to read. Split it.')),
    limitMs,
  );
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The reader of transcripts ended.')));
  try {
    const { read, problem } = await promise;
    if (!read) throw new CaptionError(problem ?? 'The file cannot be read.');
    return read;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
