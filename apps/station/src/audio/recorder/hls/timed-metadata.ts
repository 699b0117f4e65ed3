import { id3TagBytes } from '../../id3/read-id3-frames.ts';
import { splitId3 } from './id3-title.ts';
import { id3Key, isSplice, type SegmentMetadata, spliceTicks } from './segment-metadata.ts';

const packetBytes = 188;
const sync = 0x47;
/** Types of streams in a program map: metadata in PES packets, SCTE-35, and the audio codecs of HLS. */
const metadataType = 0x15;
const spliceType = 0x86;
const audioTypes = new Set([0x03, 0x04, 0x0f, 0x11, 0x81]);
/** Time stamps count 90 kHz in 33 bits. */
const ticksPerMs = 90;
const tickWrap = 2 ** 33;

interface Packet {
  readonly pid: number;
  /** Whether a section or a PES packet begins in it. */
  readonly isStart: boolean;
  readonly payload: Buffer;
}

/** The timed ID3 tags and SCTE-35 sections of an MPEG-TS segment, in order. Damaged parts are ignored. */
export function timedMetadata(segment: Uint8Array, charset: string | null = null): SegmentMetadata {
  const bytes = Buffer.from(segment.buffer, segment.byteOffset, segment.byteLength);
  const packets: Buffer[][] = [];
  const sections: Buffer[][] = [];
  let mapPid: number | undefined;
  let pids: StreamPids = { tags: undefined, splices: undefined, audio: undefined };
  let audioTicks: number | undefined;
  for (const { pid, isStart, payload } of packetsOf(bytes)) {
    if (pid === 0 && isStart) mapPid = programMapPid(payload) ?? mapPid;
    else if (pid === mapPid && isStart) pids = streamsOf(payload);
    else if (pid === pids.audio && isStart) audioTicks ??= ticksOf(payload);
    else if (pid === pids.tags) gather(packets, isStart, payload);
    else if (pid === pids.splices) gather(sections, isStart, payload);
  }

  function offsetOf(ticks: number | undefined): number {
    const after = ((ticks ?? audioTicks ?? 0) - (audioTicks ?? 0) + tickWrap) % tickWrap;
    // Data of the segment before has its time before the audio; a difference of half the range is one of those.
    return after < tickWrap / 2 ? Math.round(after / ticksPerMs) : 0;
  }

  const tags = packets.flatMap((parts) => {
    const packet = Buffer.concat(parts);
    const tag = packet.subarray(pesHeaderBytes(packet));
    return id3TagBytes(tag) === undefined ? [] : [{ bytes: tag, offset_ms: offsetOf(ticksOf(packet) ?? 0) }];
  });
  const splices = sections.flatMap((parts) => {
    const section = wholeSection(Buffer.concat(parts));
    return isSplice(section) ? [{ bytes: section, offset_ms: offsetOf(spliceTicks(section)) }] : [];
  });
  return {
    titles: tags.flatMap(({ bytes: tag, offset_ms }) => {
      const { title } = splitId3(tag, charset);
      return title === undefined ? [] : [{ title, offset_ms }];
    }),
    tags: tags.filter(({ bytes: tag }) => id3Key(tag) !== ''),
    splices,
  };
}

function gather(parts: Buffer[][], isStart: boolean, payload: Buffer): void {
  if (isStart) parts.push([payload]);
  else parts.at(-1)?.push(payload);
}

function* packetsOf(bytes: Buffer): Generator<Packet, void, undefined> {
  for (let at = 0; at + packetBytes <= bytes.length; at += packetBytes) {
    if (bytes[at] !== sync) continue;
    const control = (bytes.readUInt8(at + 3) >> 4) & 3;
    if ((control & 1) === 0) continue;
    const from = control === 3 ? at + 5 + bytes.readUInt8(at + 4) : at + 4;
    const head = bytes.readUInt16BE(at + 1);
    yield {
      pid: head & 0x1fff,
      isStart: (head & 0x4000) !== 0,
      payload: bytes.subarray(Math.min(from, at + packetBytes), at + packetBytes),
    };
  }
}

/** A section of a table, after its pointer; empty if a part of it is missing. */
function wholeSection(payload: Buffer): Buffer {
  const from = 1 + (payload[0] ?? 0);
  if (from + 3 > payload.length) return Buffer.alloc(0);
  const end = from + 3 + (payload.readUInt16BE(from + 1) & 0xfff);
  return end <= payload.length ? payload.subarray(from, end) : Buffer.alloc(0);
}

/** A table section without its checksum; empty if it does not fit into the packet. */
function sectionOf(payload: Buffer): Buffer {
  const section = wholeSection(payload);
  return section.length > 4 ? section.subarray(0, -4) : Buffer.alloc(0);
}

function programMapPid(payload: Buffer): number | undefined {
  const section = sectionOf(payload);
  for (let at = 8; at + 4 <= section.length; at += 4) {
    if (section.readUInt16BE(at) !== 0) return section.readUInt16BE(at + 2) & 0x1fff;
  }
  return undefined;
}

/** The numbers of the packets of each stream. */
interface StreamPids {
  readonly tags: number | undefined;
  readonly splices: number | undefined;
  readonly audio: number | undefined;
}

function streamsOf(payload: Buffer): StreamPids {
  const section = sectionOf(payload);
  const streams: { type: number; pid: number }[] = [];
  if (section.length >= 12) {
    for (let at = 12 + (section.readUInt16BE(10) & 0xfff); at + 5 <= section.length;) {
      streams.push({ type: section.readUInt8(at), pid: section.readUInt16BE(at + 1) & 0x1fff });
      at += 5 + (section.readUInt16BE(at + 3) & 0xfff);
    }
  }
  return {
    tags: streams.find(({ type }) => type === metadataType)?.pid,
    splices: streams.find(({ type }) => type === spliceType)?.pid,
    audio: streams.find(({ type }) => audioTypes.has(type))?.pid,
  };
}

function pesHeaderBytes(packet: Buffer): number {
  return 9 + (packet[8] ?? 0);
}

/** The presentation time of a PES packet, if it has one. */
function ticksOf(packet: Buffer): number | undefined {
  const hasTime = packet.length >= 14 && packet.readUIntBE(0, 3) === 1 && (packet.readUInt8(7) & 0x80) !== 0;
  if (!hasTime) return undefined;
  const high = (packet.readUInt8(9) >> 1) & 7;
  return high * 2 ** 30 + (packet.readUInt16BE(10) >> 1) * 2 ** 15 + (packet.readUInt16BE(12) >> 1);
}
