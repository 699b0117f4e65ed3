import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { settingsOf } from '../playout-settings.ts';
import { settingsRow } from '../playout.repository.ts';
import { correctionsOver, insertCorrection } from './corrections.repository.ts';
import { type CorrectionDraft, type CorrectionParts, draftCorrection } from './draft-correction.ts';
import type { CorrectionLine } from './plan-correction.ts';
import { countsOf } from './present-correction.ts';
import type { SpanMs } from './read-source.ts';
import { writeLines } from './write-lines.ts';

/** Corrects the log by messages that came after their time was cut. */
export type TakeLateCues = (station: Station, spans: readonly SpanMs[]) => Promise<void>;

/** Milliseconds, beside the time for which the log waits, within which a late message corrects it by itself. */
const near_ms = 120_000;
/** Milliseconds around a change that a correction looks at, so that it reads the neighbours. */
const around_ms = 1000;
const reason = 'Messages that came late';

export function createLateCues(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  parts: CorrectionParts,
): TakeLateCues {
  async function take(transaction: Transaction, station: Station, span: SpanMs, logged_ms: number) {
    const { hold_s } = settingsOf(await settingsRow(transaction, station.id));
    const source = {
      start: Math.floor((span.from_ms - around_ms) / 1000),
      end: Math.ceil((Math.min(span.to_ms, logged_ms) + around_ms) / 1000),
    };
    const draft = await draftCorrection(transaction, parts, station, source).catch(() => null);
    const changed = draft?.lines.filter((line) => isChange(line) && concerns(draft, line, span)) ?? [];
    if (!draft || changed.length === 0) return;
    const groups = new Set(changed.map(({ group }) => group));
    const isUsed = draft.lines.some(({ group, old }) => groups.has(group) && old?.isFixed);
    const isNear = logged_ms - span.from_ms <= hold_s * 1000 + near_ms;
    if (isNear && !isUsed) {
      const lines = draft.lines.map((line) => ({ ...line, isChosen: groups.has(line.group) }));
      const cueOf = ({ key }: { readonly key: string }) =>
        key.startsWith('cue:') ? Number(key.slice('cue:'.length)) : null;
      await writeLines(transaction, parts.edits, station, { section: draft, lines, cueOf });
    } else await propose(transaction, station, draft, changed);
  }

  async function propose(
    transaction: Transaction,
    station: Station,
    { span }: CorrectionDraft,
    changed: readonly CorrectionLine[],
  ): Promise<void> {
    const [from_ms, to_ms] = [Math.floor(span.from_ms), Math.ceil(span.to_ms)];
    const known = await correctionsOver(transaction, station.id, { from_ms, to_ms });
    const isKnown = known.some(
      (row) => row.state === 'proposed' && row.from_ms <= from_ms && row.to_ms >= to_ms,
    );
    if (isKnown) return;
    await insertCorrection(transaction, {
      station_id: station.id,
      source: 'inputs',
      state: 'proposed',
      name: reason,
      from_ms,
      to_ms,
      made_at: clock.seconds(),
      made_by: '',
      counts: JSON.stringify(countsOf(changed.map(({ kind }) => kind))),
      replaced: '',
    });
  }

  return async (station, spans) => {
    const logged_ms = await parts.edits.loggedUntil(db, station.id);
    if (logged_ms === null) return;
    for (const span of spans) {
      if (span.from_ms >= logged_ms) continue;
      await db.transaction((transaction) => take(transaction, station, span, logged_ms));
    }
  };
}

function isChange({ kind }: CorrectionLine): boolean {
  return kind !== 'unchanged' && kind !== 'no_row';
}

/** Whether a line is about the audio of a span. */
function concerns(
  { timeline }: CorrectionDraft,
  { old, next }: CorrectionLine,
  { from_ms, to_ms }: SpanMs,
): boolean {
  const [from, to] = [timeline.at(from_ms - around_ms), timeline.at(to_ms + around_ms)];
  return [old, next].some((piece) => piece !== null && piece.from < to && piece.to > from);
}
