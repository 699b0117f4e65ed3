import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BackupError } from './backup-error.ts';
import {
  parseRecordLine,
  recordFile,
  recordPath,
  type BackupFile,
  type BackupSummary,
} from './backup-record.ts';

/** A place of a record that cannot be read. */
export interface RecordDamage {
  /** Counted from 1; null where lines are missing. */
  readonly line: number | null;
  /** Files that the line seems to name; the damage may be in the name. */
  readonly paths: readonly string[];
  /** In words, such as `line 3 of backups/….jsonl is damaged`. */
  readonly reason: string;
}

export type RecordPart =
  | { readonly file: BackupFile }
  | { readonly summary: BackupSummary }
  | { readonly damage: RecordDamage };

/**
 * All that a record has: its files, its summary, and its damage instead of what is lost.
 * @throws BackupError if the disk cannot read it
 */
export async function* recordParts(folder: string, name: string): AsyncGenerator<RecordPart> {
  const lines = createInterface({ input: createReadStream(recordPath(folder, name)), crlfDelay: Infinity });
  let [number, files, damaged, needsSum] = [0, 0, 0, false];
  let summary: BackupSummary | null = null;
  try {
    for await (const line of lines) {
      number += 1;
      const parsed = parseRecordLine(line, needsSum);
      needsSum ||= parsed?.hasSum ?? false;
      if (!parsed) {
        const damage = damageOf(line, number, name);
        damaged += Math.max(1, damage.paths.length);
        yield { damage };
      } else if ('format' in parsed.entry) {
        summary = parsed.entry;
        yield { summary };
      } else {
        files += 1;
        yield { file: parsed.entry };
      }
    }
  } catch (cause) {
    throw new BackupError(
      `The record ${recordFile(name)} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
  const missing = missingLines(name, summary, files, damaged);
  if (missing !== null) yield { damage: { line: null, paths: [], reason: missing } };
}

/** Two lines are one where the byte between them is damaged. */
function damageOf(line: string, number: number, name: string): RecordDamage {
  const paths = [...line.matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path ?? '');
  return {
    line: number,
    paths,
    reason: `line ${number} of ${recordFile(name)} is damaged, or of a newer version of PostKit`,
  };
}

function missingLines(
  name: string,
  summary: BackupSummary | null,
  files: number,
  damaged: number,
): string | null {
  if (!summary)
    return damaged === 0 ? `${recordFile(name)} ends too early` : `${recordFile(name)} has no summary`;
  const missing = summary.files - files - damaged;
  return missing > 0 ? `${recordFile(name)} lacks ${missing} of ${summary.files} files` : null;
}

/**
 * The files of a backup, then its summary.
 * @throws BackupError if the record is damaged or cannot be read
 */
export async function* readRecord(folder: string, name: string): AsyncGenerator<BackupFile | BackupSummary> {
  for await (const part of recordParts(folder, name)) {
    if ('damage' in part) throw new BackupError(`The record of a backup is damaged: ${part.damage.reason}.`);
    yield 'file' in part ? part.file : part.summary;
  }
}

/** @throws BackupError if the record is damaged or cannot be read */
export async function summaryOf(folder: string, name: string): Promise<BackupSummary> {
  let summary: BackupSummary | undefined;
  for await (const entry of readRecord(folder, name)) if ('format' in entry) summary = entry;
  if (!summary) throw new BackupError(`The record ${recordFile(name)} ends too early.`);
  return summary;
}
