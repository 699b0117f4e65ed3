import {
  createSplitter,
  type Cue,
  decidePlayout,
  emptyPlayout,
  framingOf,
  leadingCues,
  type LoggedElement,
  planStretches,
  type PlayoutMessage,
  readMessage,
  readMessages,
  type ReadResult,
} from '../index.ts';
import { defaultOptions } from '../reader-options.ts';
import { isStreamed } from './faults.ts';
import type { Packet } from './play-day.ts';
import type { SyntheticElement } from './synthetic-day.ts';
import type { PlayoutWriter, SaidValues } from './writer.ts';

/** The events of a day that are as they should be. */
export interface DayScore {
  /** Events of the truth. */
  readonly events: number;
  readonly right: number;
  /** `right` of the events of the truth or of the log, whichever are more. */
  readonly share: number;
  /** Faults, as sentences. */
  readonly faults: readonly string[];
}

type ReadCue = Cue & Pick<PlayoutMessage, 'cart' | 'title' | 'artist' | 'category'>;
interface DayEvent extends SaidValues {
  readonly from_ms: number;
}

/** As a station that has changed no setting. */
const rules = { shortestTalk_ms: 4000, shortestElement_ms: 4000, silent_ms: 1_800_000 };
/** Milliseconds by which a start may be rounded, with a sweeper that a system does not send. */
const rounding_ms = 3000;
const talk = { cart: '', title: '', artist: '', category: '' };

/** Reads the packets of a day as an input does, and compares the events of the log with those of the day. */
export function scoreDay(
  writer: PlayoutWriter,
  day: readonly SyntheticElement[],
  { packets, timezone, shift_ms }: { packets: readonly Packet[]; timezone: string; shift_ms: number },
): DayScore {
  const span = { from_ms: day[0]?.started_at_ms ?? 0, to_ms: day.at(-1)?.ended_at_ms ?? 0 };
  const cues = readPackets(writer, packets, timezone);
  const wide = { from_ms: span.from_ms - shift_ms, to_ms: span.to_ms + shift_ms };
  const stretches = planStretches(
    leadingCues([{ cues, offset_ms: 0, silent_ms: rules.silent_ms }]),
    wide,
    rules,
  );
  const found = stretches
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ cue, from_ms }): DayEvent => ({ from_ms, ...(cue ?? talk) }));
  // The time after the last element is not part of the truth.
  const log = found.at(-1)?.title === '' ? found.slice(0, -1) : found;
  return compare(truthOf(writer, day), log, shift_ms + rounding_ms);
}

function truthOf(writer: PlayoutWriter, day: readonly SyntheticElement[]): DayEvent[] {
  return day.flatMap((element, index) => {
    const own = { from_ms: element.started_at_ms, ...writer.says(element) };
    const next = day[index + 1];
    const isTalk =
      writer.hasLength && next && next.started_at_ms - element.ended_at_ms >= rules.shortestTalk_ms;
    return [
      ...(element.kind === 'sweeper' ? [] : [own]),
      ...(isTalk ? [{ from_ms: element.ended_at_ms, ...talk }] : []),
    ];
  });
}

function compare(truth: readonly DayEvent[], log: readonly DayEvent[], tolerance_ms: number): DayScore {
  const left = [...log];
  const faults: string[] = [];
  for (const event of truth) {
    const at = left.findIndex((other) => isSame(event, other, tolerance_ms));
    if (at < 0) faults.push(`missing: ${lineOf(event)}`);
    else left.splice(at, 1);
  }
  faults.push(...left.map((event) => `not aired: ${lineOf(event)}`));
  const right = log.length - left.length;
  return { events: truth.length, right, share: right / Math.max(truth.length, log.length), faults };
}

function isSame(one: DayEvent, other: DayEvent, tolerance_ms: number): boolean {
  return (
    Math.abs(one.from_ms - other.from_ms) <= tolerance_ms &&
    one.cart === other.cart &&
    one.title === other.title &&
    one.artist === other.artist &&
    one.category === other.category
  );
}

function lineOf({ from_ms, cart, title, artist, category }: DayEvent): string {
  return `${new Date(from_ms).toISOString()} ${cart} | ${artist} - ${title} | ${category}`;
}

function readPackets(writer: PlayoutWriter, packets: readonly Packet[], timezone: string): ReadCue[] {
  const setting = { preset: writer.preset, options: writer.options ?? {} };
  const staleAfter_ms = defaultOptions.staleAfter_ms;
  const elements = new Map<number, LoggedElement>();
  const joined: ReadCue[] = [];
  let splitter = createSplitter(framingOf(setting));
  let state = emptyPlayout;

  function resultsOf({ bytes, query, contentType, at_ms, isEnd }: Packet): ReadResult[] {
    const arrival = { arrived_ms: at_ms, timezone };
    if (!isStreamed(writer)) return readMessages(setting, { bytes, query, contentType }, arrival);
    const frames = [...splitter.push(bytes).frames];
    if (isEnd) {
      frames.push(...splitter.end().frames);
      splitter = createSplitter(framingOf(setting));
    }
    return frames.map((frame) => readMessage(setting, { bytes: frame, contentType }, arrival));
  }

  for (const packet of packets) {
    for (const message of resultsOf(packet).flatMap(({ messages }) => messages)) {
      const [next, decision] = decidePlayout(state, message, { arrived_ms: packet.at_ms, staleAfter_ms });
      state = next;
      for (const element of decision.elements) elements.set(element.number, element);
      if (message.kind === 'none' && message.started_at_ms !== null)
        joined.push({
          ...message,
          started_at_ms: message.started_at_ms,
          ended_at_ms: message.started_at_ms + (message.planned_ms ?? 0),
          isJoined: true,
        });
    }
  }
  const cues = [...elements.values()].map(({ message, started_at_ms, ended_at_ms, endCause }): ReadCue => ({
    ...message,
    started_at_ms,
    // The start of the next element is no end: the microphone may have been open before it.
    ended_at_ms: endCause === 'next' ? null : ended_at_ms,
    isJoined: false,
  }));
  return [...cues, ...joined].toSorted((one, other) => one.started_at_ms - other.started_at_ms);
}
