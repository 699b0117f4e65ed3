import { framesToMs, msToFrames } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { NewAudioEvent } from './add-events.ts';
import { airedPieces, type AiredPiece, joinsPieces, playedPart } from './aired-pieces.ts';
import { fail } from './audio-event-errors.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import { type EventFilter, listEvents, rangesOf } from './audio-events.repository.ts';
import { playedFrames, withOuterFades } from './event-range.ts';
import type { EventLookup } from './library.service.ts';
import { segmentsAired, segmentsOf } from './segments.repository.ts';
import type { CopiedWords } from './words/event-words.service.ts';

/** Audio of the log that no event plays, by the Unix milliseconds at which it aired. */
export interface UnnamedAudio {
  readonly startMs: number;
  /** Whether it is newer than every event of the range, such as the title on air. */
  readonly isNewest: boolean;
}

type NameOf = (audio: UnnamedAudio) => Pick<NewAudioEvent, 'title' | 'artist' | 'category'>;

/** Copies a stretch of a station's log. */
export interface AiredCopies {
  /**
   * The audio of a span (Unix milliseconds; `toMs` is exclusive) as events in airing order: one for each event of the log, cut at the ends
   * of the span, and one for each stretch without an event. Events within the span are returned themselves.
   * A span that starts or ends at the whole second of an event's start means that start.
   * @throws audio-events.empty
   */
  copyAired(
    station: Station,
    span: { fromMs: number; toMs: number },
    nameOf: NameOf,
  ): Promise<AudioEventRow[]>;
}

/** Milliseconds of the fade where the span cuts an event, so that it does not click. */
const cutFadeMs = 15;
/** Shorter pieces cannot be edited, and are left out. */
const shortestPieceMs = 100;

/** The audio of one event of the log, or between events, within a span. */
interface Clip {
  readonly event: AudioEventRow | null;
  readonly ranges: EventRange[];
  readonly startMs: number;
}

export function createAiredCopies(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  library: Pick<EventLookup, 'add'>,
  words: Pick<CopiedWords, 'textOf'>,
): AiredCopies {
  async function cartOf(db: Transaction, event: AudioEventRow, ranges: readonly EventRange[]) {
    const { title, artist, identifier, category } = event;
    return { title, artist, identifier, category, transcript: await words.textOf(db, event, ranges) };
  }

  return {
    copyAired: (station, span, nameOf) =>
      db.transaction(async (transaction) => {
        const events = await eventsAround(transaction, station.id, span);
        const ranges = await rangesOf(
          transaction,
          events.map(({ id }) => id),
        );
        const fromMs = await exactMoment(transaction, events, ranges, span.fromMs);
        const toMs = await exactMoment(transaction, events, ranges, span.toMs);
        const segments = await segmentsAired(transaction, station.id, { fromMs, toMs });
        const clips = clipsOf(airedPieces(segments, events, ranges, { fromMs, toMs }));
        const copies: (NewAudioEvent | null)[] = [];
        for (const [index, { event, ranges: own, startMs }] of clips.entries()) {
          const isWhole = event !== null && playedFrames(own) === event.frames;
          const faded = withOuterFades(own, {
            ...(index === 0 && !startsAlone(event, own, ranges) ? { fade_in: cutFadeMs } : {}),
            ...(index === clips.length - 1 ? { fade_out: cutFadeMs } : {}),
          });
          const isNewest = clips.slice(index).every((clip) => clip.event === null);
          const cart = event ? await cartOf(transaction, event, faded) : nameOf({ startMs, isNewest });
          copies.push(isWhole ? null : { ...madeAt(clock.now()), ...cart, ranges: faded });
        }
        const added = await library.add(
          transaction,
          station,
          copies.filter((copy) => copy !== null),
        );
        return clips.flatMap(({ event }, index) => (copies[index] === null ? event : added.shift()) ?? []);
      }),
  };
}

function madeAt(ms: number) {
  return { type_name: 'SINGLE_USE', origin: 'edit', started_at: Math.floor(ms / 1000) } as const;
}

/** The events of the log that start in a span, and the one before. */
async function eventsAround(
  db: Tables,
  stationId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<AudioEventRow[]> {
  const first = Math.floor(fromMs / 1000) * 1000;
  const filter: EventFilter = {
    type: 'LOGGER',
    framesAbove: 0,
    idFrom: null,
    idBefore: null,
    search: '',
    categories: null,
  };
  const before = await listEvents(
    db,
    wholeStation(stationId),
    { ...filter, idBefore: first },
    { limit: 1, offset: 0, order: 'desc' },
  );
  // One second more, for an event that starts in the last second of the span.
  const within = { ...filter, idFrom: first, idBefore: Math.ceil(toMs / 1000) * 1000 + 1000 };
  return [
    ...before,
    ...(await listEvents(db, wholeStation(stationId), within, { limit: 0, offset: 0, order: 'asc' })),
  ];
}

/** The moment, or the exact start of an event that the log names by this second. */
async function exactMoment(
  db: Tables,
  events: readonly AudioEventRow[],
  ranges: ReadonlyMap<number, readonly EventRange[]>,
  ms: number,
): Promise<number> {
  const event = events.find(({ started_at }) => started_at * 1000 === ms);
  const range = event && ranges.get(event.id)?.[0];
  const [segment] = range ? await segmentsOf(db, range.stream_id, range.first_n, range.first_n) : [];
  return segment && range ? segment.started_at_ms + framesToMs(range.skip_frames) : ms;
}

/** Pieces of one event are one clip; audio between events is one for each stretch without a gap. */
function clipsOf(pieces: readonly AiredPiece[]): Clip[] {
  const clips: (Clip & { last: AiredPiece })[] = [];
  for (const piece of pieces) {
    const clip = clips.at(-1);
    const range = clip?.ranges.at(-1);
    const isSame = clip !== undefined && clip.event === piece.event;
    if (isSame && range && joinsPieces(clip.last, piece)) {
      range.last_n = piece.segment.n;
      range.drop_frames = piece.segment.frames - piece.to;
      range.frames += piece.to - piece.from;
    } else if (isSame && piece.event) clip.ranges.push(playedPart(piece));
    else clips.push({ event: piece.event, ranges: [playedPart(piece)], startMs: piece.startMs, last: piece });
    const grown = clips.at(-1);
    if (grown) grown.last = piece;
  }
  const heard = clips.filter(({ ranges }) => playedFrames(ranges) >= msToFrames(shortestPieceMs));
  if (heard.length === 0) throw fail('audio-events.empty');
  return heard;
}

/** Whether a clip starts where its event does, so that nothing was removed before it. */
function startsAlone(
  event: AudioEventRow | null,
  own: readonly EventRange[],
  ranges: ReadonlyMap<number, readonly EventRange[]>,
): boolean {
  const first = event && ranges.get(event.id)?.[0];
  return first?.first_n === own[0]?.first_n && first?.skip_frames === own[0]?.skip_frames;
}
