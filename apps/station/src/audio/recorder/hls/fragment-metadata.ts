import { id3TagBytes } from '../../id3/read-id3-frames.ts';
import { splitId3 } from './id3-title.ts';
import { readBoxes } from './read-boxes.ts';
import { id3Key, isSplice, type SegmentMetadata, type TimedBytes } from './segment-metadata.ts';

/** Schemes of ID3 in event messages: that of the Alliance for Open Media, and Apple's from before it. */
const id3Scheme = /\/emsg[-/]id3$/i;
const spliceScheme = 'urn:scte:scte35:2013:bin';

interface EventMessage {
  readonly scheme: string;
  /** Milliseconds; after the first sample of the segment in version 0, on the clock of the stream in version 1. */
  readonly time_ms: number;
  readonly isRelative: boolean;
  readonly data: Buffer;
}

/**
 * The ID3 tags and SCTE-35 sections in the event messages (`emsg`) of a segment of fragmented MP4, in the order of their times.
 * Damaged parts are ignored.
 */
export function fragmentMetadata(
  segment: Uint8Array,
  header: Uint8Array,
  charset: string | null = null,
): SegmentMetadata {
  const start_ms = startOf(segment, header);
  const messages = inside(segment, 'emsg').flatMap((content) => {
    const message = eventMessage(content);
    if (!message) return [];
    const { scheme, time_ms, isRelative, data } = message;
    const offset_ms = Math.round(isRelative ? time_ms : time_ms - (start_ms ?? time_ms));
    return [{ scheme, bytes: data, offset_ms }];
  });
  const tags = messages.filter(({ scheme }) => id3Scheme.test(scheme));
  const splices = messages.filter(({ scheme, bytes }) => scheme === spliceScheme && isSplice(bytes));
  return {
    titles: current(
      tags.flatMap(({ bytes, offset_ms }) => {
        const { title } = splitId3(bytes, charset);
        return title === undefined ? [] : [{ title, offset_ms }];
      }),
    ),
    tags: current(tags.filter(({ bytes }) => id3TagBytes(bytes) !== undefined && id3Key(bytes) !== '')).map(
      timed,
    ),
    splices: splices.map(timed),
  };
}

function timed({ bytes, offset_ms }: TimedBytes): TimedBytes {
  return { bytes, offset_ms: Math.max(0, offset_ms) };
}

/** A server repeats the messages of earlier segments; the last one before the first sample still applies. */
function current<Timed extends { readonly offset_ms: number }>(messages: readonly Timed[]): Timed[] {
  const sorted = messages.toSorted((one, other) => one.offset_ms - other.offset_ms);
  const first = sorted.findLastIndex(({ offset_ms }) => offset_ms <= 0);
  return sorted
    .slice(Math.max(0, first))
    .map((message) => ({ ...message, offset_ms: Math.max(0, message.offset_ms) }));
}

function eventMessage(content: Buffer): EventMessage | undefined {
  const version = content[0];
  if (version !== 0 && version !== 1) return undefined;
  const fieldBytes = version === 0 ? 16 : 20;
  const texts = version === 0 ? 4 : 4 + fieldBytes;
  const schemeEnd = content.indexOf(0, texts);
  const valueEnd = schemeEnd < 0 ? -1 : content.indexOf(0, schemeEnd + 1);
  const fields = version === 0 ? valueEnd + 1 : 4;
  const begin = version === 0 ? fields + fieldBytes : valueEnd + 1;
  if (valueEnd < 0 || begin > content.length) return undefined;
  const ticks =
    version === 0 ? content.readUInt32BE(fields + 4) : Number(content.readBigUInt64BE(fields + 4));
  return {
    scheme: content.toString('latin1', texts, schemeEnd),
    time_ms: toMs(ticks, content.readUInt32BE(fields)),
    isRelative: version === 0,
    data: content.subarray(begin),
  };
}

/** The time of the first sample of the audio on the clock of the stream, in milliseconds. */
function startOf(segment: Uint8Array, header: Uint8Array): number | undefined {
  const audio = inside(header, 'moov', 'trak').find(
    (track) => child(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'soun',
  );
  const trackHeader = audio && child(audio, 'tkhd');
  const mediaHeader = audio && child(audio, 'mdia', 'mdhd');
  if (!trackHeader || !mediaHeader) return undefined;
  const id = field(trackHeader, trackHeader[0] === 1 ? 20 : 12);
  const timescale = field(mediaHeader, mediaHeader[0] === 1 ? 20 : 12);
  const fragment = inside(segment, 'moof', 'traf').find((each) => field(child(each, 'tfhd'), 4) === id);
  const time = fragment && child(fragment, 'tfdt');
  if (!time || timescale === undefined) return undefined;
  const isLong = time[0] === 1;
  if (time.length < (isLong ? 12 : 8)) return undefined;
  return toMs(isLong ? Number(time.readBigUInt64BE(4)) : time.readUInt32BE(4), timescale);
}

/** The contents of the boxes at a path. */
function inside(bytes: Uint8Array, ...[type, ...rest]: string[]): Buffer[] {
  const found: Buffer[] = [];
  for (const box of readBoxes(bytes)) if (box.type === type) found.push(box.content);
  return rest.length === 0 ? found : found.flatMap((content) => inside(content, ...rest));
}

function child(content: Buffer, ...path: string[]): Buffer | undefined {
  return inside(content, ...path)[0];
}

function field(content: Buffer | undefined, at: number): number | undefined {
  return content && content.length >= at + 4 ? content.readUInt32BE(at) : undefined;
}

function toMs(ticks: number, timescale: number): number {
  return timescale === 0 ? 0 : (1000 * ticks) / timescale;
}
