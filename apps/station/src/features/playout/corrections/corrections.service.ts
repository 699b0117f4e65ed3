import type {
  AuditChange,
  PlayoutCorrection,
  PlayoutCorrectionPreview,
  PlayoutCorrectionUndone,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { fail } from '../playout-errors.ts';
import type { PlayoutCorrectionRow } from '../playout-tables.ts';
import { cueOfRow } from '../stored-element.ts';
import type { AiredRow } from './as-run-stretches.ts';
import type { FittedPiece } from './correction-piece.ts';
import {
  correctionById,
  correctionsOver,
  deleteCorrection,
  deleteProposals,
  deleteUnusedCues,
  insertCorrection,
  insertCues,
  updateCorrection,
} from './corrections.repository.ts';
import { type CorrectionDraft, type CorrectionParts, draftCorrection, untilOf } from './draft-correction.ts';
import { draftUndo } from './draft-undo.ts';
import { countsOf, presentCorrection, presentDraft } from './present-correction.ts';
import type { CorrectionSource, SpanMs } from './read-source.ts';
import { type Replaced, writeLines } from './write-lines.ts';

/** A correction to apply. */
export interface ChosenCorrection {
  readonly version: string;
  /** Indexes of lines; absent for all. */
  readonly lines?: readonly number[] | undefined;
  /** Name of the user; empty for the station. */
  readonly by: string;
}

/** Corrections of the log afterwards. */
export interface Corrections {
  list(station: Station, span: SpanMs): Promise<PlayoutCorrection[]>;
  /** @throws playout.nothing-logged, request.invalid */
  preview(station: Station, source: CorrectionSource): Promise<PlayoutCorrectionPreview>;
  /** @throws playout.log-changed, playout.no-change, and as `preview` does */
  apply(station: Station, source: CorrectionSource, chosen: ChosenCorrection): Promise<PlayoutCorrection>;
  /** @throws playout.absent, playout.not-applied, playout.corrected-again, playout.too-old */
  undo(station: Station, id: number): Promise<PlayoutCorrectionUndone>;
  /**
   * Drops a proposed correction.
   * @throws playout.absent, playout.not-proposed
   */
  dismiss(station: Station, id: number): Promise<void>;
}

export function createCorrections(
  { db, clock, announce }: Pick<StationContext, 'db' | 'clock' | 'announce'>,
  parts: CorrectionParts,
): Corrections {
  async function write(
    transaction: Transaction,
    station: Station,
    draft: CorrectionDraft,
    { lines: indexes, by, name }: Omit<ChosenCorrection, 'version'> & { readonly name: string },
  ): Promise<PlayoutCorrectionRow> {
    const groups = new Set(
      [...(indexes ?? draft.lines.keys())].flatMap((index) => draft.lines[index]?.group ?? []),
    );
    const lines = draft.lines.map((line) => ({ ...line, isChosen: groups.has(line.group) }));
    const kinds = lines.filter(({ isChosen }) => isChosen).map(({ kind }) => kind);
    const source = draft.source.file ? 'as_run' : 'inputs';
    const row = await insertCorrection(transaction, {
      station_id: station.id,
      source,
      state: 'applied',
      name,
      from_ms: Math.floor(draft.span.from_ms),
      to_ms: Math.ceil(draft.span.to_ms),
      made_at: clock.seconds(),
      made_by: by,
      counts: JSON.stringify(countsOf(kinds)),
      replaced: '',
    });
    const cueOf = await storeCues(transaction, row, draft.rows, lines);
    const replaced = await writeLines(transaction, parts.edits, station, { section: draft, lines, cueOf });
    if (replaced.before.length + replaced.added.length === 0) throw fail('playout.no-change');
    await deleteProposals(transaction, station.id, draft.span);
    return updateCorrection(transaction, row.id, { replaced: JSON.stringify(replaced) });
  }

  return {
    async list(station, span) {
      const rows = await correctionsOver(db, station.id, span);
      return rows.map((row) => presentCorrection(row, row.has_replaced === 1 && isLast(row, rows)));
    },
    preview: async (station, source) => presentDraft(await draftCorrection(db, parts, station, source)),
    apply: (station, source, { version, ...chosen }) =>
      db.transaction(async (transaction) => {
        const draft = await draftCorrection(transaction, parts, station, source, untilOf(version));
        if (draft.version !== version) throw fail('playout.log-changed');
        const name = source.as_run?.name ?? '';
        const row = await write(transaction, station, draft, { ...chosen, name });
        await recordChange(transaction, {
          kind: 'log_source',
          action: 'changed',
          id: row.id,
          name: name || 'Correction of the log',
          changes: [
            said('start', new Date(row.from_ms).toISOString()),
            said('end', new Date(row.to_ms).toISOString()),
            said('lines', row.counts),
          ],
          stationId: station.id,
        });
        return presentCorrection(row, true);
      }),
    undo: (station, id) =>
      db.transaction(async (transaction) => {
        const row = await correctionById(transaction, station.id, id);
        if (!row) throw fail('playout.absent');
        if (row.state !== 'applied') throw fail('playout.not-applied');
        const all = await correctionsOver(transaction, station.id, row);
        if (!isLast(row, all)) throw fail('playout.corrected-again');
        if (row.replaced === '') throw fail('playout.too-old');
        const replaced = JSON.parse(row.replaced) as Replaced;
        const draft = await draftUndo(transaction, parts.edits, station, replaced);
        if (draft) await writeLines(transaction, parts.edits, station, draft);
        await deleteUnusedCues(transaction, id);
        const undone = await updateCorrection(transaction, id, { state: 'undone', replaced: '' });
        await recordChange(transaction, {
          kind: 'log_source',
          action: 'changed',
          id,
          name: row.name || 'Correction of the log',
          changes: [{ field: 'state', old: 'applied', new: 'undone', secret: false }],
          stationId: station.id,
        });
        return { correction: presentCorrection(undone, false), kept: [...(draft?.kept ?? [])] };
      }),
    dismiss: (station, id) =>
      db.transaction(async (transaction) => {
        const row = await correctionById(transaction, station.id, id);
        if (!row) throw fail('playout.absent');
        if (row.state !== 'proposed') throw fail('playout.not-proposed');
        await deleteCorrection(transaction, id);
        await announce(station, 'playout_changed', { input_id: null }, { within: transaction });
        await recordChange(transaction, {
          kind: 'log_source',
          action: 'changed',
          id,
          name: row.name || 'Correction of the log',
          changes: [{ field: 'state', old: 'proposed', new: 'dismissed', secret: false }],
          stationId: station.id,
        });
      }),
  };
}

/** A value of a new correction for the audit log. */
function said(field: string, value: string): AuditChange {
  return { field, old: null, new: value, secret: false };
}

/** Whether no later correction concerns the span of one that is applied. */
function isLast(
  row: Pick<PlayoutCorrectionRow, 'id' | 'state' | 'from_ms' | 'to_ms'>,
  all: readonly Pick<PlayoutCorrectionRow, 'id' | 'state' | 'from_ms' | 'to_ms'>[],
): boolean {
  return (
    row.state === 'applied' &&
    !all.some(
      (other) =>
        other.id > row.id &&
        other.state === 'applied' &&
        other.to_ms > row.from_ms &&
        other.from_ms < row.to_ms,
    )
  );
}

/** Stores the rows of a file that became events, for reports. Returns the cue of a piece. */
async function storeCues(
  transaction: Transaction,
  { id, station_id, made_at }: PlayoutCorrectionRow,
  rows: readonly AiredRow[],
  lines: readonly { readonly next: FittedPiece | null; readonly isChosen: boolean }[],
): Promise<(piece: FittedPiece) => number | null> {
  const keys = new Set(lines.flatMap(({ next, isChosen }) => (next && isChosen ? [next.key] : [])));
  const used = rows.filter(({ row }) => keys.has(`row:${row}`));
  const cues = used.map((row) => cueOfRow({ correction_id: id, station_id }, row, made_at * 1000));
  const ids = await insertCues(transaction, cues);
  const byKey = new Map<string, number | null>(
    used.map(({ row }, index) => [`row:${row}`, ids[index] ?? null]),
  );
  return ({ key, cart }) => {
    if (cart.kind !== 'element') return null;
    return byKey.get(key) ?? (key.startsWith('cue:') ? Number(key.slice('cue:'.length)) : null);
  };
}
