import { splitId3 } from './id3-title.ts';

const packetBytes = 188;
const sync = 0x47;
/** Types of streams in a program map: metadata in PES packets, and the audio codecs of HLS. */
const metadataType = 0x15;
const audioTypes = new Set([0x03, 0x04, 0x0f, 0x11, 0x81]);
/** Time stamps count 90 kHz in 33 bits. */
const ticksPerMs = 90;
const tickWrap = 2 ** 33;

/** A title, and its time after the first sample of its segment. */
export interface TimedTitle {
  readonly title: string;
  readonly offset_ms: number;
}

interface Packet {
  readonly pid: number;
  /** Whether a section or a PES packet begins in it. */
  readonly isStart: boolean;
  readonly payload: Buffer;
}

/** The titles in the timed ID3 tags of an MPEG-TS segment, in order. Damaged parts are ignored. */
export function timedTitles(segment: Uint8Array, charset: string | null = null): TimedTitle[] {
  const bytes = Buffer.from(segment.buffer, segment.byteOffset, segment.byteLength);
  const tags: Buffer[][] = [];
  let [mapPid, tagPid, audioPid]: (number | undefined)[] = [];
  let audioTicks: number | undefined;
  for (const { pid, isStart, payload } of packetsOf(bytes)) {
    if (pid === 0 && isStart) mapPid = programMapPid(payload) ?? mapPid;
    else if (pid === mapPid && isStart) ({ tagPid, audioPid } = streamsOf(payload));
    else if (pid === audioPid && isStart) audioTicks ??= ticksOf(payload);
    else if (pid === tagPid && isStart) tags.push([payload]);
    else if (pid === tagPid) tags.at(-1)?.push(payload);
  }
  return tags.flatMap((parts) => {
    const packet = Buffer.concat(parts);
    const { title } = splitId3(packet.subarray(pesHeaderBytes(packet)), charset);
    if (title === undefined) return [];
    const ticks = (ticksOf(packet) ?? 0) - (audioTicks ?? 0);
    // A tag of the segment before has its time before the audio; a difference of half the range is one of those.
    const after = (ticks + tickWrap) % tickWrap;
    return [{ title, offset_ms: after < tickWrap / 2 ? Math.round(after / ticksPerMs) : 0 }];
  });
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

/** A table section without its checksum; empty if it does not fit into the packet. */
function sectionOf(payload: Buffer): Buffer {
  const from = 1 + (payload[0] ?? 0);
  if (from + 3 > payload.length) return Buffer.alloc(0);
  const end = from + 3 + (payload.readUInt16BE(from + 1) & 0xfff) - 4;
  return end <= payload.length && end > from ? payload.subarray(from, end) : Buffer.alloc(0);
}

function programMapPid(payload: Buffer): number | undefined {
  const section = sectionOf(payload);
  for (let at = 8; at + 4 <= section.length; at += 4) {
    if (section.readUInt16BE(at) !== 0) return section.readUInt16BE(at + 2) & 0x1fff;
  }
  return undefined;
}

function streamsOf(payload: Buffer): { tagPid: number | undefined; audioPid: number | undefined } {
  const section = sectionOf(payload);
  const streams: { type: number; pid: number }[] = [];
  if (section.length >= 12) {
    for (let at = 12 + (section.readUInt16BE(10) & 0xfff); at + 5 <= section.length;) {
      streams.push({ type: section.readUInt8(at), pid: section.readUInt16BE(at + 1) & 0x1fff });
      at += 5 + (section.readUInt16BE(at + 3) & 0xfff);
    }
  }
  return {
    tagPid: streams.find(({ type }) => type === metadataType)?.pid,
    audioPid: streams.find(({ type }) => audioTypes.has(type))?.pid,
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
