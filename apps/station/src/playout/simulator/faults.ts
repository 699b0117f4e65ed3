import { framingOf } from '../read-messages.ts';
import { type Packet, playAgain, playDay, type PlayingOptions } from './play-day.ts';
import type { SyntheticElement } from './synthetic-day.ts';
import type { PlayoutWriter } from './writer.ts';

/** A trouble that users of such links report. */
export interface PlayoutFault {
  readonly name: string;
  /** Milliseconds by which an event may begin elsewhere than the sound: that of an input's offset. */
  readonly shift_ms: number;
  /** Whether a system can have it, and its messages say enough to undo it. */
  readonly isFor: (writer: PlayoutWriter) => boolean;
  /** The day as it aired then; absent for one without changes. */
  readonly day?: (day: readonly SyntheticElement[]) => SyntheticElement[];
  /** The packets of a day with the fault, in the order of their arrival. */
  readonly play: (writer: PlayoutWriter, day: readonly SyntheticElement[], timezone: string) => Packet[];
}

/** Whether its messages come as bytes of a connection, which a splitter cuts. */
export function isStreamed(writer: PlayoutWriter): boolean {
  return writer.markup !== 'form' && framingOf({ preset: writer.preset }) !== 'whole';
}

const hour = 3_600_000;
const always = () => true;
const isTimed = ({ isTimed: says }: PlayoutWriter) => says;
/** Bytes of a small packet. */
const small = 7;
/** Messages of a flood, which come within a fortieth of a second. */
const [flood, floodEach_ms] = [250, 0.1];
/** Systems that are asked for their state, or whose file is read again and again. */
const polled: ReadonlySet<string> = new Set(['azuracast', 'libretime', 'shoutcast', 'nexgen', 'jazler']);
const pollEach_ms = 15_000;
/** Milliseconds of an element that is an event also if half of it airs. */
const shortestStopped_ms = 10_000;

function played(options: Partial<PlayingOptions>): PlayoutFault['play'] {
  return (writer, day, timezone) => playDay(writer, day, { ...options, timezone });
}

/** A fault that changes the packets of a faultless day. */
function changed(
  change: (packet: Packet, index: number, all: readonly Packet[]) => Packet[],
): PlayoutFault['play'] {
  return (writer, day, timezone) =>
    playDay(writer, day, { timezone })
      .flatMap(change)
      .toSorted((one, other) => one.at_ms - other.at_ms);
}

const later = (packet: Packet, ms: number): Packet => ({ ...packet, at_ms: packet.at_ms + ms });
const halfOf = (packet: Packet): Packet => ({
  ...packet,
  bytes: packet.bytes.subarray(0, Math.floor(packet.bytes.length / 2)),
});

function smallPackets(packet: Packet): Packet[] {
  const count = Math.ceil(packet.bytes.length / small);
  return Array.from({ length: count }, (_, index) => ({
    ...packet,
    bytes: packet.bytes.subarray(index * small, (index + 1) * small),
  }));
}

/** Each twelfth message arrives a second after the one that follows it. */
function outOfOrder(packet: Packet, index: number, all: readonly Packet[]): Packet[] {
  const next = all[index + 1];
  return index % 12 === 5 && next ? [later(packet, next.at_ms - packet.at_ms + 1000)] : [packet];
}

/** Each two hours the program restarts: it sends what it played last before, and then what is on air. */
function restarting(writer: PlayoutWriter, day: readonly SyntheticElement[], timezone: string): Packet[] {
  const packets = playDay(writer, day, { timezone });
  return packets
    .flatMap((packet, index) => {
      if (index % 25 !== 12 || !packet.element) return [packet];
      const { element } = packet;
      const back_ms = 20 * hour;
      const old = {
        ...element,
        number: element.number + 50_000,
        started_at_ms: element.started_at_ms - back_ms,
        ended_at_ms: element.ended_at_ms - back_ms,
      };
      const again = playAgain(writer, old, { at_ms: packet.at_ms + 1000, timezone });
      return [packet, again, later(packet, 1500)];
    })
    .toSorted((one, other) => one.at_ms - other.at_ms);
}

function flooded(packet: Packet, index: number): Packet[] {
  return Array.from({ length: index === 20 ? flood : 1 }, (_, at) => later(packet, at * floodEach_ms));
}

/** The state of a system each fifteen seconds, until it plays something else. */
function askedAgain(packet: Packet, index: number, all: readonly Packet[]): Packet[] {
  const until = all[index + 1]?.at_ms ?? packet.at_ms;
  const count = Math.max(1, Math.ceil((until - packet.at_ms) / pollEach_ms));
  return Array.from({ length: count }, (_, at) => later(packet, at * pollEach_ms));
}

/** Longer elements before an open microphone are stopped in their middle. */
function stoppedEarly(day: readonly SyntheticElement[]): SyntheticElement[] {
  return day.map((element, index) => {
    const next = day[index + 1];
    const isBeforeTalk = next !== undefined && next.started_at_ms > element.ended_at_ms;
    if (!isBeforeTalk || element.planned_ms < shortestStopped_ms) return element;
    const played_ms = Math.round((element.ended_at_ms - element.started_at_ms) / 2);
    return { ...element, ended_at_ms: element.started_at_ms + played_ms };
  });
}

export const playoutFaults: readonly PlayoutFault[] = [
  { name: 'none', shift_ms: 0, isFor: always, play: played({}) },
  {
    name: 'Windows-1252 that calls itself UTF-8',
    shift_ms: 0,
    isFor: always,
    play: played({ charset: 'windows-1252' }),
  },
  {
    name: 'UTF-16 that calls itself UTF-8',
    shift_ms: 0,
    isFor: (writer) => ['xml', 'json'].includes(framingOf({ preset: writer.preset })),
    play: played({ charset: 'utf-16' }),
  },
  {
    name: 'values without escapes',
    shift_ms: 0,
    isFor: ({ markup }) => markup !== null,
    play: played({ isRaw: true }),
  },
  {
    name: 'two documents in a packet',
    shift_ms: 0,
    isFor: isStreamed,
    play: changed((packet) => [{ ...packet, bytes: Buffer.concat([packet.bytes, packet.bytes]) }]),
  },
  { name: 'a document in many packets', shift_ms: 0, isFor: isStreamed, play: changed(smallPackets) },
  {
    name: 'a file that is read half written',
    shift_ms: 0,
    isFor: ({ markup }) => markup !== 'form',
    play: changed((packet) => [
      { ...halfOf(packet), isEnd: true },
      { ...later(packet, 100), isEnd: true },
    ]),
  },
  {
    name: 'a peer that breaks off and never closes',
    shift_ms: 0,
    isFor: (writer) => framingOf({ preset: writer.preset }) === 'xml',
    play: changed((packet, index) => (index % 5 === 2 ? [halfOf(packet), later(packet, 100)] : [packet])),
  },
  {
    name: 'each message three times',
    shift_ms: 0,
    isFor: always,
    play: changed((packet) => [packet, later(packet, 400), later(packet, 3000)]),
  },
  {
    name: 'elements that are stopped',
    shift_ms: 0,
    isFor: ({ stop }) => stop !== undefined,
    day: stoppedEarly,
    play: played({}),
  },
  {
    name: 'a state that is asked for each fifteen seconds',
    shift_ms: 0,
    isFor: ({ preset }) => polled.has(preset),
    play: changed(askedAgain),
  },
  {
    name: 'all at once: Windows-1252 without escapes, three times, twenty seconds late',
    shift_ms: 20_000,
    isFor: always,
    play: (writer, day, timezone) =>
      playDay(writer, day, { timezone, charset: 'windows-1252', isRaw: true, delay_ms: 20_000 })
        .flatMap((packet) => [packet, later(packet, 400), later(packet, 3000)])
        .toSorted((one, other) => one.at_ms - other.at_ms),
  },
  { name: 'five seconds early', shift_ms: 5000, isFor: always, play: played({ delay_ms: -5000 }) },
  { name: 'a minute early', shift_ms: 60_000, isFor: always, play: played({ delay_ms: -60_000 }) },
  {
    name: 'three quarters of a minute late',
    shift_ms: 45_000,
    isFor: always,
    play: played({ delay_ms: 45_000 }),
  },
  { name: 'out of order', shift_ms: 0, isFor: isTimed, play: changed(outOfOrder) },
  {
    name: 'a clock that gains thirty seconds a day',
    shift_ms: 30_000,
    isFor: isTimed,
    play: (writer, day, timezone) => {
      const from_ms = day[0]?.started_at_ms ?? 0;
      return playDay(writer, day, { timezone, clock: (ms) => ms + Math.round((ms - from_ms) / 2880) });
    },
  },
  { name: 'old elements after a restart', shift_ms: 0, isFor: isTimed, play: restarting },
  { name: 'ten thousand messages a second', shift_ms: 0, isFor: always, play: changed(flooded) },
];
