import { createHash } from 'node:crypto';
import { framesToMs, msToFrames } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { LogEdits, LogEvent, LogSection } from '../../audio-events/index.ts';
import { fail } from '../playout-errors.ts';
import type { PlayoutLog } from '../playout-log.ts';
import type { PlayoutEventRow } from '../playout-tables.ts';
import { unnamedTitle } from '../unnamed-title.ts';
import { type AiredRow, endOfRow, type LoggedCart } from './as-run-stretches.ts';
import type { OldPiece, PieceCart, WantedPiece } from './correction-piece.ts';
import { playoutEventsOf } from './corrections.repository.ts';
import { type CorrectionLine, planCorrection } from './plan-correction.ts';
import { type CorrectionSource, type ReadSource, readSource, type SpanMs } from './read-source.ts';
import { createTimeline, type Timeline } from './timeline.ts';

export interface CorrectionParts {
  readonly edits: LogEdits;
  readonly log: PlayoutLog;
}

/** A section of a log with what its events are. */
export interface NamedSection {
  readonly section: LogSection;
  readonly timeline: Timeline;
  readonly old: readonly OldPiece[];
  readonly byId: ReadonlyMap<number, LogEvent>;
  readonly playout: ReadonlyMap<number, PlayoutEventRow>;
  /** The part that belongs to its events or to none: `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A correction that is not applied. */
export interface CorrectionDraft extends NamedSection {
  readonly span: SpanMs;
  readonly source: ReadSource;
  readonly lines: readonly CorrectionLine[];
  /** Rows of the file in the span. */
  readonly rows: readonly AiredRow[];
  /** Those whose time was not recorded. */
  readonly rowsWithoutAudio: readonly AiredRow[];
  readonly version: string;
}

/**
 * Compares a span of a log with a source.
 * @param until_ms end of the part of the log that counts, as an earlier draft had it; by default what has events now
 * @throws playout.nothing-logged, request.invalid
 */
export async function draftCorrection(
  from: Tables,
  { edits, log }: CorrectionParts,
  station: Station,
  wanted: CorrectionSource,
  until_ms?: number,
): Promise<CorrectionDraft> {
  const source = await readSource(from, station, wanted, log);
  const logged_ms = until_ms ?? (await edits.loggedUntil(from, station.id)) ?? 0;
  // Audio that the recorder has not cut yet is its own.
  const span = { from_ms: source.span.from_ms, to_ms: Math.min(source.span.to_ms, logged_ms) };
  const section = span.to_ms > span.from_ms ? await edits.section(from, station.id, span) : null;
  if (!section) throw fail('playout.nothing-logged');
  const named = await nameSection(from, station, section);
  const { timeline, old } = named;
  const whole = { from_ms: timeline.msOf(named.from), to_ms: endMs(timeline, named.to) };
  const carts = old.map(({ from: place, cart }): LoggedCart => ({
    started_at_ms: timeline.msOf(place),
    cart,
  }));
  const { stretches, rows } = await source.stretches(whole, carts);
  const pieces = filled(
    stretches.map(({ from_ms, to_ms, ...rest }): WantedPiece => ({
      ...rest,
      from: Math.max(named.from, timeline.at(from_ms)),
      to: Math.min(named.to, timeline.at(to_ms)),
    })),
    named,
  );
  const lines = planCorrection(old, pieces, {
    tolerance: msToFrames(source.tolerance_ms),
    shortest: msToFrames(source.shortest_ms),
    longestRest: msToFrames(longestRest_ms),
    breaks: timeline.breaks,
  });
  const recorded = section.segments;
  const rowsWithoutAudio = rows.filter(
    (row) =>
      row.started_at_ms < span.to_ms &&
      !recorded.some(
        ({ started_at_ms }) =>
          started_at_ms < Math.max(endOfRow(row), row.started_at_ms + 1) &&
          started_at_ms + segment_ms > row.started_at_ms,
      ),
  );
  const first_n = section.segments[0]?.n;
  const owners = section.events.map(({ row, owners: held }) => [row.id, ...held]);
  const hash = createHash('sha256')
    .update(JSON.stringify([first_n, owners, lines]))
    .digest('hex');
  const version = `${Math.round(span.to_ms)}-${hash.slice(0, 24)}`;
  return { ...named, span, source, lines, rows, rowsWithoutAudio, version };
}

/** Offsets are shorter as a rule. */
const longestRest_ms = 60_000;
/** Milliseconds of a segment at most, of which a row needs a part. */
const segment_ms = 6000;

/** The end of the log in a version. */
export function untilOf(version: string): number {
  const [ms = ''] = version.split('-');
  return Number.parseInt(ms, 10) || 0;
}

/** A section with its events as pieces. */
export async function nameSection(
  from: Tables,
  station: Station,
  section: LogSection,
): Promise<NamedSection> {
  const timeline = createTimeline(section.streamId, section.segments);
  const playout = await playoutEventsOf(
    from,
    section.events.map(({ row }) => row.id),
  );
  const old = section.events.map((event): OldPiece => {
    const { row, range, owners } = event;
    const known = playout.get(row.id);
    const usual = unnamedTitle({ default_category: row.category }, row.started_at * 1000, station.timezone);
    return {
      ...timeline.partOf(range),
      id: row.id,
      cart: cartOf(event, known),
      key: known?.cue_id ? `cue:${known.cue_id}` : '',
      isFixed: owners.length > 0,
      isUnnamed: row.title === usual,
    };
  });
  const around = section.outside.map((range) => timeline.partOf(range));
  const firstOld = old[0]?.from ?? timeline.frames;
  const start = Math.max(0, ...around.map(({ to }) => to).filter((to) => to <= firstOld));
  const to = Math.min(
    timeline.frames,
    ...around.map(({ from: place }) => place).filter((place) => place >= (old.at(-1)?.to ?? 0)),
  );
  const byId = new Map(section.events.map((event) => [event.row.id, event] as const));
  return { section, timeline, old, byId, playout, from: start, to };
}

function cartOf({ row }: LogEvent, known: PlayoutEventRow | undefined): PieceCart {
  const { title, artist, identifier, category } = row;
  return { kind: known?.kind ?? null, title, artist, identifier, category };
}

/** Adds pieces without a cart where a source says nothing. */
function filled(pieces: readonly WantedPiece[], span: { from: number; to: number }): WantedPiece[] {
  const whole: WantedPiece[] = [];
  let at = span.from;
  const fill = (to: number) => {
    if (to > at) whole.push({ from: at, to, cart: null, key: '', isPartial: false });
  };
  for (const piece of pieces) {
    if (piece.to <= piece.from) continue;
    fill(piece.from);
    whole.push(piece);
    at = piece.to;
  }
  fill(span.to);
  return whole;
}

/** Unix milliseconds at which the audio before a place ends. */
export function endMs(timeline: Timeline, place: number): number {
  return place === 0 ? timeline.msOf(0) : timeline.msOf(place - 1) + framesToMs(1);
}
