import { createHash } from 'node:crypto';
import { ImportRefusal } from './import-refusal.ts';
import type { ImportArchive } from './open-archive.ts';

interface CheckOptions {
  readonly signal: AbortSignal;
  /** Receives the checked part of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Reads every file, and compares its SHA-256 with the manifest and with `SHA256SUMS`.
 * @throws ImportRefusal naming the first file that differs
 */
export async function checkFiles(
  archive: ImportArchive,
  { signal, onProgress }: CheckOptions,
): Promise<void> {
  const { files } = archive.manifest;
  const sums = await readSums(archive);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 1);
  let done = 0;
  for (const file of [...files, { path: 'manifest.json', sha256: sums.get('manifest.json') ?? '' }]) {
    const hash = createHash('sha256');
    for await (const chunk of await archive.open(file.path)) {
      signal.throwIfAborted();
      hash.update(chunk as Buffer);
      done += (chunk as Buffer).length;
      onProgress(Math.min(1, done / total));
    }
    const found = hash.digest('hex');
    if (found !== file.sha256 || found !== sums.get(file.path))
      throw new ImportRefusal(`${file.path} is damaged: its checksum differs. Download the export again.`);
  }
}

/** Bytes of `SHA256SUMS` for each file at most. */
const longestSum = 400;

async function readSums(archive: ImportArchive): Promise<ReadonlyMap<string, string>> {
  const text = await archive.text('SHA256SUMS', (archive.manifest.files.length + 1) * longestSum);
  return new Map(
    text.split('\n').flatMap((line) => (line === '' ? [] : [[line.slice(66), line.slice(0, 64)] as const])),
  );
}
