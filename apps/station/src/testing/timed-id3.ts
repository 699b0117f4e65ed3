const packetBytes = 188;
/** The identifiers that ffmpeg gives to the program map and to the only stream, and free ones. */
const [mapPid, audioPid, tagPid, splicePid] = [0x1000, 0x100, 0x1f0, 0x1f1];

/** An ID3 tag (version 2.4) with one title. */
export function id3Tag(title: string): Buffer {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.concat([Buffer.from('TIT2'), syncSafe(text.length), Buffer.from([0, 0]), text]);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), syncSafe(frame.length), frame]);
}

/** An MPEG-TS segment of ffmpeg with timed ID3 tags, each at its milliseconds after the first sample. */
export function withTimedTitles(
  segment: Buffer,
  titles: readonly (readonly [at_ms: number, title: string])[],
): Buffer {
  const start = startOf(segment);
  const tags = titles.map(([at_ms, title], n) => tagPacket(id3Tag(title), start + at_ms * 90, n));
  return withPackets(segment, tagEntry, tags);
}

/** A part of a break in SCTE-35, at its milliseconds after the first sample; at once without them. */
interface Splice {
  readonly event_id: number;
  readonly isOut: boolean;
  readonly at_ms?: number;
  readonly seconds?: number;
}

/** An MPEG-TS segment of ffmpeg with sections of SCTE-35. */
export function withSplices(segment: Buffer, splices: readonly Splice[]): Buffer {
  const start = startOf(segment);
  const packets = splices.map((splice, n) => {
    const section = Buffer.concat([Buffer.from([0]), spliceSection(splice, start)]);
    const head = Buffer.from([0x47, 0x40 | (splicePid >> 8), splicePid & 0xff, 0x10 | (n & 15)]);
    return Buffer.concat([head, section, Buffer.alloc(packetBytes, 0xff)]).subarray(0, packetBytes);
  });
  return withPackets(
    segment,
    Buffer.from([0x86, 0xe0 | (splicePid >> 8), splicePid & 0xff, 0xf0, 0]),
    packets,
  );
}

/** A `splice_insert` of SCTE-35. @param start ticks of the first sample */
export function spliceSection({ event_id, isOut, at_ms, seconds }: Splice, start = 0): Buffer {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(event_id);
  const flags =
    (isOut ? 0x80 : 0) | 0x40 | (seconds === undefined ? 0 : 0x20) | (at_ms === undefined ? 0x10 : 0);
  const command = Buffer.concat([
    id,
    Buffer.from([0x7f, flags | 0x0f]),
    at_ms === undefined ? Buffer.alloc(0) : ticksAs(start + at_ms * 90, 0xfe),
    seconds === undefined ? Buffer.alloc(0) : ticksAs(seconds * 90_000, 0xfe),
    Buffer.from([0, 1, 0, 0]),
  ]);
  const body = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0xff, 0xf0 | (command.length >> 8), command.length & 0xff, 5]),
    command,
    Buffer.from([0, 0]),
  ]);
  const section = Buffer.concat([Buffer.from([0xfc, 0x30, body.length + 4]), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(section));
  return Buffer.concat([section, sum]);
}

/** 33 bits after seven others. */
function ticksAs(ticks: number, others: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(others | Math.floor(ticks / 2 ** 32), 0);
  bytes.writeUInt32BE(ticks % 2 ** 32, 1);
  return bytes;
}

const pidOf = (packet: Buffer) => packet.readUInt16BE(1) & 0x1fff;

function packetsOf(segment: Buffer): Buffer[] {
  return Array.from({ length: segment.length / packetBytes }, (_, n) =>
    segment.subarray(n * packetBytes, (n + 1) * packetBytes),
  );
}

/** The ticks of the first sample. */
function startOf(segment: Buffer): number {
  const first = packetsOf(segment).find(
    (packet) => pidOf(packet) === audioPid && (packet.readUInt8(1) & 0x40) !== 0,
  );
  if (!first) throw new Error('The segment has no audio.');
  return ticksOf(first.subarray(4 + ((first.readUInt8(3) & 0x20) === 0 ? 0 : 1 + first.readUInt8(4))));
}

/** A segment with another stream in its program map, and the packets of that stream. */
function withPackets(segment: Buffer, entry: Buffer, added: readonly Buffer[]): Buffer {
  let isAdded = false;
  return Buffer.concat(
    packetsOf(segment).flatMap((packet) => {
      if (pidOf(packet) !== mapPid) return [packet];
      const map = withStream(packet, entry);
      if (isAdded) return [map];
      isAdded = true;
      return [map, ...added];
    }),
  );
}

function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

function ticksOf(pes: Buffer): number {
  return (
    ((pes.readUInt8(9) >> 1) & 7) * 2 ** 30 +
    (pes.readUInt16BE(10) >> 1) * 2 ** 15 +
    (pes.readUInt16BE(12) >> 1)
  );
}

/** The entry of timed ID3 in a program map, with the descriptor that the specification of HLS asks for. */
const tagEntry = Buffer.concat([
  Buffer.from([0x15, 0xe0 | (tagPid >> 8), tagPid & 0xff, 0xf0, 15, 0x26, 13, 0xff, 0xff]),
  Buffer.from('ID3 \xffID3 \0\x0f', 'latin1'),
]);

function withStream(packet: Buffer, entry: Buffer): Buffer {
  const begin = 5 + packet.readUInt8(4);
  const length = packet.readUInt16BE(begin + 1) & 0xfff;
  const section = packet.subarray(begin, begin + 3 + length - 4);
  const longer = Buffer.concat([section, entry]);
  longer.writeUInt16BE(0xb000 | (length + entry.length), 1);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(longer));
  return Buffer.concat([packet.subarray(0, begin), longer, sum, Buffer.alloc(packetBytes, 0xff)]).subarray(
    0,
    packetBytes,
  );
}

/** CRC-32 of MPEG-2. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

/** One packet with a PES packet; stuffing fills the rest. */
function tagPacket(tag: Buffer, ticks: number, n: number): Buffer {
  const time = Buffer.alloc(5);
  time.writeUInt8(0x21 | ((Math.floor(ticks / 2 ** 30) & 7) << 1), 0);
  time.writeUInt16BE(((Math.floor(ticks / 2 ** 15) & 0x7fff) << 1) | 1, 1);
  time.writeUInt16BE(((ticks % 2 ** 15) << 1) | 1, 3);
  const pes = Buffer.concat([Buffer.from([0, 0, 1, 0xbd, 0, 8 + tag.length, 0x84, 0x80, 5]), time, tag]);
  const stuffing = packetBytes - 4 - 1 - pes.length;
  const field = Buffer.concat([Buffer.from([stuffing, 0]), Buffer.alloc(stuffing - 1, 0xff)]);
  return Buffer.concat([
    Buffer.from([0x47, 0x40 | (tagPid >> 8), tagPid & 0xff, 0x30 | (n & 15)]),
    field,
    pes,
  ]);
}
