import type { StationContext } from '../../../context.ts';
import { assembleZip } from '../../../platform/zip/assemble-zip.ts';
import type { Station } from '../../accounts/index.ts';
import type { EvidenceExportRow } from '../evidence-tables.ts';
import { collectEvidence, type EvidenceDeps } from './collect-evidence.ts';

interface StoreRequest {
  readonly station: Station;
  readonly row: EvidenceExportRow;
  /** Of the zip in the storage. */
  readonly key: string;
  /** Receives a percentage. */
  readonly onProgress: (progress: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Stores the zip of an export. */
export type StoreEvidence = (request: StoreRequest) => Promise<{ bytes: number; sha256: string }>;

/** Percentage at which all audio was read and the zip begins. */
const readPercent = 60;
/** Percentage points between two reports. */
const step = 5;

export function createStoreEvidence(context: StationContext, deps: EvidenceDeps): StoreEvidence {
  return async ({ station, row, key, onProgress, signal }) => {
    let reported = 0;
    async function report(progress: number): Promise<void> {
      if (progress < reported + step) return;
      reported = Math.floor(progress);
      await onProgress(reported);
    }
    const onRead = (share: number) => report(share * readPercent);
    const files = await collectEvidence(context, deps, { station, row, onRead, signal });
    const zip = assembleZip({
      entries: files.map(({ name, bytes, crc32 }) => ({ name, bytes, crc32, modifiedAt: row.created_at })),
      version: files.map(({ sha256 }) => sha256),
      // The zip is read once and whole.
      async *open(entry) {
        yield* files[entry]?.content() ?? [];
      },
    });
    await context.storage.remove(key);
    const source = zip.open({ start: 0, end: zip.bytes - 1 });
    const stored = await context.storage.put(key, source, { expected: zip.bytes, signal });
    await report(99);
    return stored;
  };
}
