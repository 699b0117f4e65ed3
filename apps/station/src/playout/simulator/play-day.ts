import type { SyntheticElement } from './synthetic-day.ts';
import type { OnAir, PlayoutWriter, WrittenMessage } from './writer.ts';

/** Bytes that arrive at the station. */
export interface Packet {
  /** Unix milliseconds. */
  readonly at_ms: number;
  readonly bytes: Uint8Array;
  readonly query: string;
  readonly contentType: string;
  /** Whether the connection or the file ends with it. */
  readonly isEnd: boolean;
  /** The element that it is about; undefined for a message of another day. */
  readonly element: SyntheticElement | undefined;
}

/** The ways in which a system sends its messages. */
export interface PlayingOptions {
  /** IANA time zone of the system. */
  readonly timezone: string;
  readonly charset?: 'utf-8' | 'windows-1252' | 'utf-16';
  /** Whether values are pasted without escaping them. */
  readonly isRaw?: boolean;
  /** Milliseconds from an element's start until its message; negative for a system that sends early. */
  readonly delay_ms?: number;
  /** The clock of the system at a true moment, in Unix milliseconds. */
  readonly clock?: (ms: number) => number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters of Latin-1 as percent-encoded bytes. */
const latinForm = (value: string) =>
  [...Buffer.from(value, 'latin1')]
    .map((byte) => (/\w/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hexOf(byte)))
    .join('');
const hexOf = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

function escapeOf(writer: PlayoutWriter, { isRaw = false, charset }: PlayingOptions): OnAir['escape'] {
  if (isRaw || writer.markup === null) return (value) => value;
  if (writer.markup === 'form') return charset === 'windows-1252' ? latinForm : encodeURIComponent;
  if (writer.markup === 'json') return (value) => JSON.stringify(value).slice(1, -1);
  return (value) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function bytesOf(body: string, charset: PlayingOptions['charset']): Uint8Array {
  if (charset === 'windows-1252') return Buffer.from(body, 'latin1');
  if (charset === 'utf-16' && body !== '')
    return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body, 'utf16le')]);
  return Buffer.from(body);
}

/** Plays elements as a system does: the packets of its messages, in the order of their arrival. */
export function playDay(
  writer: PlayoutWriter,
  day: readonly SyntheticElement[],
  options: PlayingOptions,
): Packet[] {
  const { timezone, charset, delay_ms = 0, clock = (ms) => ms } = options;
  const escape = escapeOf(writer, options);
  const aired = day.filter(({ kind }) => kind !== 'sweeper' || writer.hasSweepers);
  const packetOf = (written: WrittenMessage, at_ms: number, element: SyntheticElement): Packet => ({
    ...written,
    at_ms: at_ms + delay_ms,
    bytes: bytesOf(written.body, charset),
    isEnd: false,
    element,
  });
  return aired.flatMap((element, index) => {
    const next = aired[index + 1];
    const onAir = { element, next, started_at_ms: clock(element.started_at_ms), timezone, escape };
    const start = packetOf(writer.start(onAir), element.started_at_ms, element);
    // Rivendell says that nothing plays, and others say that an element ended.
    const isSilence = next === undefined || next.started_at_ms > element.ended_at_ms;
    if (!writer.stop || (writer.preset === 'rivendell' && !isSilence)) return [start];
    return [start, packetOf(writer.stop(onAir), element.ended_at_ms, element)];
  });
}

/** The packet of an element that a system sends again, with the time of its airing. */
export function playAgain(
  writer: PlayoutWriter,
  element: SyntheticElement,
  { at_ms, timezone }: { readonly at_ms: number; readonly timezone: string },
): Packet {
  const [packet] = playDay(writer, [element], { timezone });
  if (!packet) throw new Error('The system does not send this element.');
  return { ...packet, at_ms, element: undefined };
}
