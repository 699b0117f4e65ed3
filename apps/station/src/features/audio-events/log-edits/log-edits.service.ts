import { framesToMs } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { Categories } from '../../categories/index.ts';
import type { AudioEventRow, EventRange } from '../audio-event-tables.ts';
import { nextEventId, rangesOf } from '../audio-events.repository.ts';
import { addUnheard } from '../repeats/repeats.repository.ts';
import { requestHearing } from '../repeats/request-hearing.ts';
import { searchText } from '../search-text.ts';
import {
  type IndexedSegment,
  logName,
  segmentsAired,
  segmentsOf,
  streamByName,
} from '../segments.repository.ts';
import type { CopiedWords } from '../words/event-words.service.ts';
import * as edits from './log-edits.repository.ts';

/** An event of a log with its audio. */
export interface LogEvent {
  readonly row: AudioEventRow;
  readonly range: EventRange;
  /** Its users, such as `episode:12`. */
  readonly owners: readonly string[];
}

/** A part of a station's log. */
export interface LogSection {
  readonly streamId: number;
  /** In order, at least one. */
  readonly segments: readonly IndexedSegment[];
  /** Whole events in order. */
  readonly events: readonly LogEvent[];
  /** Ranges of other events that share the first or the last segment. */
  readonly outside: readonly EventRange[];
}

/** The cart of an event. */
export interface LogTexts {
  readonly title: string;
  readonly artist: string;
  readonly identifier: string;
  readonly category: string;
}

/** New texts, and a new range if `range` is given. */
export interface LogEventChange extends LogTexts {
  readonly row: AudioEventRow;
  /** With the moment in Unix milliseconds at which it starts. */
  readonly cut: { readonly range: EventRange; readonly started_at_ms: number } | null;
}

/** An event to add between two others. */
export interface LogEventAddition extends LogTexts {
  readonly range: EventRange;
  /** Unix milliseconds. */
  readonly started_at_ms: number;
  /** Ids between which its own is, so that events are in the order of their ids. */
  readonly above: number;
  readonly below: number;
}

export interface LogChanges {
  /** Ids of events to delete. */
  readonly removed: readonly number[];
  readonly changed: readonly LogEventChange[];
  readonly added: readonly LogEventAddition[];
  /** Events to put back as they were. */
  readonly restored: readonly Pick<LogEvent, 'row' | 'range'>[];
}

/** Changes to events of the past; no audio is moved or copied. */
export interface LogEdits {
  /**
   * The part of a log that has the audio of a span in Unix milliseconds, and the whole of every event in it.
   * @returns null without audio of the span
   */
  section(
    from: Tables,
    stationId: number,
    span: { readonly from_ms: number; readonly to_ms: number },
  ): Promise<LogSection | null>;
  /** The section of the audio of these ranges, as far as it still exists. */
  sectionOf(from: Tables, stationId: number, ranges: readonly EventRange[]): Promise<LogSection | null>;
  /** Unix milliseconds up to which a log has events; null without any. */
  loggedUntil(from: Tables, stationId: number): Promise<number | null>;
  /** Applies changes and notifies the station. Returns the ids of the added events, in order. */
  apply(transaction: Transaction, station: Station, changes: LogChanges): Promise<number[]>;
}

export function createLogEdits(
  { clock, announce, jobs }: Pick<StationContext, 'clock' | 'announce' | 'jobs'>,
  categories: Pick<Categories, 'ensure'>,
  words: Pick<CopiedWords, 'textOf'>,
): LogEdits {
  async function sectionBetween(from: Tables, streamId: number, first: number, last: number) {
    const events = await eventsBetween(from, streamId, { firstN: first, lastN: last });
    const firstN = events.reduce((least, { range }) => Math.min(least, range.first_n), first);
    const lastN = events.reduce((most, { range }) => Math.max(most, range.last_n), last);
    const [segments, around] = [
      await segmentsOf(from, streamId, firstN, lastN),
      await eventsBetween(from, streamId, { firstN, lastN }),
    ];
    const own = new Set(events.map(({ row }) => row.id));
    const outside = around.filter(({ row }) => !own.has(row.id)).map(({ range }) => range);
    return segments.length === 0 ? null : { streamId, segments, events, outside };
  }

  async function eventsBetween(
    from: Tables,
    streamId: number,
    span: { readonly firstN: number; readonly lastN: number },
  ): Promise<LogEvent[]> {
    const rows = await edits.loggedOver(from, streamId, span);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [ranges, owners] = [await rangesOf(from, ids), await edits.ownersOf(from, ids)];
    const events = rows.flatMap((row): LogEvent[] => {
      const [range, more] = ranges.get(row.id) ?? [];
      // The recorder cuts one range of its log; anything else is not for corrections.
      return range && !more && range.stream_id === streamId
        ? [{ row, range, owners: owners.get(row.id) ?? [] }]
        : [];
    });
    return events.toSorted(inOrder);
  }

  return {
    async section(from, stationId, { from_ms, to_ms }) {
      const aired = await segmentsAired(from, stationId, { fromMs: from_ms, toMs: to_ms });
      const [first, last] = [aired[0], aired.at(-1)];
      return first && last ? sectionBetween(from, first.stream_id, first.n, last.n) : null;
    },
    async sectionOf(from, stationId, ranges) {
      const streamId = await streamByName(from, logName(stationId));
      const own = ranges.filter(({ stream_id }) => stream_id === streamId);
      if (streamId === undefined || own.length === 0) return null;
      const first = Math.min(...own.map(({ first_n }) => first_n));
      return sectionBetween(from, streamId, first, Math.max(...own.map(({ last_n }) => last_n)));
    },
    async loggedUntil(from, stationId) {
      const streamId = await streamByName(from, logName(stationId));
      const range = streamId === undefined ? null : await edits.lastLogged(from, streamId);
      if (streamId === undefined || !range) return null;
      const [segment] = await segmentsOf(from, streamId, range.last_n, range.last_n);
      return segment ? endOf(segment, range) : null;
    },
    apply: createLogChanges({ clock, announce, jobs }, categories, words),
  };
}

function inOrder({ range: one }: LogEvent, { range: other }: LogEvent): number {
  return one.first_n - other.first_n || one.skip_frames - other.skip_frames;
}

/** Unix milliseconds at which a range ends in its last segment. */
function endOf({ started_at_ms, frames }: IndexedSegment, { drop_frames }: EventRange): number {
  return started_at_ms + framesToMs(frames - drop_frames);
}

function cutFields({ range, started_at_ms }: { range: EventRange; started_at_ms: number }) {
  const second = Math.floor(started_at_ms / 1000);
  return { frames: range.frames, started_at: second, created_at: second, loudness: null };
}

/** A row of the log without fades and levels. */
function newRow(
  station_id: number,
  texts: LogTexts,
  own: Pick<
    AudioEventRow,
    'id' | 'category_id' | 'changed_at' | 'frames' | 'started_at' | 'created_at' | 'loudness'
  >,
): AudioEventRow {
  return {
    ...texts,
    ...own,
    station_id,
    type_name: 'LOGGER',
    origin: 'log',
    transcript: null,
    search_text: '',
    made_by: null,
    gone: 0,
    fade_in_ms: 0,
    fade_out_ms: 0,
    inner_fades: '[]',
    gain_db: 0,
    inner_levels: '[]',
  };
}

function createLogChanges(
  { clock, announce, jobs }: Pick<StationContext, 'clock' | 'announce' | 'jobs'>,
  categories: Pick<Categories, 'ensure'>,
  words: Pick<CopiedWords, 'textOf'>,
): LogEdits['apply'] {
  return async (transaction, station, { removed, changed, added, restored }) => {
    const names = new Set([...changed, ...added].map(({ category }) => category));
    const ids = await categories.ensure(transaction, station.id, [...names]);
    const categoryId = (name: string) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`There is no category ${name}.`);
      return id;
    };
    const recut: number[] = [];
    await edits.deleteLogged(transaction, removed);
    for (const { row, cut, ...texts } of changed) {
      const [range = cut?.range] = (await rangesOf(transaction, [row.id])).get(row.id) ?? [];
      if (!range) throw new Error('An event of the log has a range.');
      const transcript = cut ? await words.textOf(transaction, row, [cut.range]) : row.transcript;
      const next = { ...row, ...texts, transcript, category_id: categoryId(texts.category) };
      const moved = cut ? cutFields(cut) : {};
      const whole = { ...next, ...moved, search_text: searchText(next), changed_at: clock.seconds() };
      await edits.putEvent(transaction, whole, cut?.range ?? range);
      if (cut) recut.push(row.id);
    }
    for (const { row, range } of restored) {
      await edits.putEvent(transaction, row, range);
      recut.push(row.id);
    }
    const made: number[] = [];
    let last = 0;
    for (const [index, addition] of added.entries()) {
      const { range, started_at_ms, above, below, ...texts } = addition;
      const second = Math.floor(started_at_ms / 1000);
      // Later ones of the same place need ids too.
      const following = added.slice(index + 1).filter((other) => other.below === below).length;
      const free = await edits.freeIdBetween(transaction, second, {
        above: Math.max(above, last < below ? last : 0),
        below: below - following,
      });
      const row = newRow(station.id, texts, {
        id: free ?? (await nextEventId(transaction, second)),
        category_id: categoryId(texts.category),
        changed_at: clock.seconds(),
        ...cutFields({ range, started_at_ms }),
      });
      const transcript = await words.textOf(transaction, row, [range]);
      const spoken = { ...row, transcript, search_text: searchText({ ...row, transcript }) };
      await edits.putEvent(transaction, spoken, range);
      made.push(row.id);
      last = row.id;
    }
    const unheard = [...recut, ...made];
    await edits.forgetSound(transaction, unheard);
    await addUnheard(
      transaction,
      unheard.map((id) => ({ id, station_id: station.id })),
    );
    if (unheard.length > 0) await requestHearing(transaction, jobs, clock.now());
    await announce(station, 'events_changed', { event_id: null, change: 'updated' }, { within: transaction });
    return made;
  };
}
