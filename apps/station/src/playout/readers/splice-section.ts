/** The part of a SCTE-35 section that says when a break begins, ends and how long it is. */
export interface SpliceSection {
  readonly event_id: number;
  /** Whether the break begins; otherwise it ends. */
  readonly isOut: boolean;
  readonly planned_ms: number | null;
}

const ticksPerMs = 90;
const [insert, timeSignal] = [5, 6];
/** Segmentation types that begin and end a break, an advertisement or a placement opportunity. */
const outTypes = new Set([0x22, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x44, 0x46]);
const inTypes = new Set([0x23, 0x31, 0x33, 0x35, 0x37, 0x39, 0x3b, 0x45, 0x47]);

/** Reads a section of base64 or of hexadecimal digits after `0x`; null if its CRC is wrong or it is no splice. */
export function readSplice(text: string): SpliceSection | null {
  const bytes = /^0x/i.test(text) ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text, 'base64');
  if (bytes.length < 18 || bytes[0] !== 0xfc) return null;
  const end = 3 + (bytes.readUInt16BE(1) & 0xfff);
  if (end > bytes.length || crc32(bytes.subarray(0, end)) !== 0) return null;
  const length = bytes.readUInt16BE(11) & 0xfff;
  const type = bytes.readUInt8(13);
  if (type === insert) return readInsert(bytes.subarray(14, end - 4));
  if (type !== timeSignal || length === 0xfff) return null;
  return readDescriptors(bytes.subarray(14 + length, end - 4));
}

function readInsert(bytes: Buffer): SpliceSection | null {
  const isCancelled = ((bytes[4] ?? 0) & 0x80) !== 0;
  if (bytes.length < 6 || isCancelled) return null;
  const flags = bytes.readUInt8(5);
  const [isOut, isProgram, hasDuration, isNow] = [0x80, 0x40, 0x20, 0x10].map((bit) => (flags & bit) !== 0);
  let at = 6;
  if (isProgram && !isNow) at += ((bytes[at] ?? 0) & 0x80) !== 0 ? 5 : 1;
  // A splice by components has a list of them before the duration.
  if (!isProgram) return { event_id: bytes.readUInt32BE(0), isOut: isOut === true, planned_ms: null };
  const planned_ms = hasDuration && at + 5 <= bytes.length ? ticksAt(bytes, at) / ticksPerMs : null;
  return { event_id: bytes.readUInt32BE(0), isOut: isOut === true, planned_ms };
}

function readDescriptors(bytes: Buffer): SpliceSection | null {
  const end = Math.min(bytes.length, 2 + (bytes.length >= 2 ? bytes.readUInt16BE(0) : 0));
  for (let at = 2; at + 6 <= end; at += 2 + (bytes[at + 1] ?? 0)) {
    const descriptor = bytes.subarray(at, at + 2 + (bytes[at + 1] ?? 0));
    if (descriptor[0] === 2 && descriptor.length >= 17) return readSegmentation(descriptor);
  }
  return null;
}

function readSegmentation(bytes: Buffer): SpliceSection | null {
  const flags = bytes.readUInt8(11);
  const isProgram = (flags & 0x80) !== 0;
  const hasDuration = (flags & 0x40) !== 0;
  let at = isProgram ? 12 : 13 + (bytes[12] ?? 0) * 6;
  const planned_ms = hasDuration && at + 5 <= bytes.length ? bytes.readUIntBE(at, 5) / ticksPerMs : null;
  at += hasDuration ? 5 : 0;
  const type = bytes[at + 2 + (bytes[at + 1] ?? 0)] ?? 0;
  if (!outTypes.has(type) && !inTypes.has(type)) return null;
  return { event_id: bytes.readUInt32BE(6), isOut: outTypes.has(type), planned_ms };
}

/** A number of 33 bits after seven others. */
function ticksAt(bytes: Buffer, at: number): number {
  return (bytes.readUInt8(at) & 1) * 2 ** 32 + bytes.readUInt32BE(at + 1);
}

/** CRC-32 of MPEG-2; 0 for bytes that end with their own. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}
