import { readId3Frames } from '../../id3/read-id3-frames.ts';

/** A title, and its time after the first sample of its segment. */
export interface TimedTitle {
  readonly title: string;
  readonly offset_ms: number;
}

/** Data of a segment, and its time after the first sample. */
export interface TimedBytes {
  readonly bytes: Buffer;
  readonly offset_ms: number;
}

/** The data of a segment besides its audio, each kind in the order of its times. */
export interface SegmentMetadata {
  readonly titles: readonly TimedTitle[];
  /** ID3 tags with text. */
  readonly tags: readonly TimedBytes[];
  /** SCTE-35 sections that begin or end something. */
  readonly splices: readonly TimedBytes[];
}

/** The texts of an ID3 tag as a key; empty for a tag without any, such as the one with the time of packed audio. */
export function id3Key(tag: Buffer): string {
  const frames = readId3Frames(tag);
  return frames.length === 0 ? '' : JSON.stringify(frames);
}

/** Commands of SCTE-35 that say something: `splice_insert` and `time_signal`. */
const [spliceInsert, timeSignal] = [5, 6];

/** Whether a section is one of SCTE-35 that a break may begin or end with. Others are signs of life. */
export function isSplice(section: Buffer): boolean {
  return section[0] === 0xfc && (section[13] === spliceInsert || section[13] === timeSignal);
}

/** The presentation time of a splice in ticks of 90 kHz; undefined for one that happens at once. */
export function spliceTicks(section: Buffer): number | undefined {
  const isInsert = section[13] === spliceInsert;
  // An insert that is cancelled, has no time for all its parts, or happens at once.
  if (isInsert && (((section[18] ?? 0x80) & 0x80) !== 0 || ((section[19] ?? 0) & 0x50) !== 0x40))
    return undefined;
  const at = isInsert ? 20 : 14;
  if (section.length < at + 5 || (section.readUInt8(at) & 0x80) === 0) return undefined;
  return (longAt(section, at) + longAt(section, 4)) % 2 ** 33;
}

/** A number of 33 bits after seven others. */
function longAt(bytes: Buffer, at: number): number {
  return (bytes.readUInt8(at) & 1) * 2 ** 32 + bytes.readUInt32BE(at + 1);
}
