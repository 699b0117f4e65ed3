/** A file of a zip, stored without compression. */
export interface ZipEntry {
  /** Name in the zip, with `/` between folders. */
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  /** Unix seconds. */
  readonly modifiedAt: number;
}

/** A stretch of a zip: bytes of the format itself, or the content of the entry with an index. */
export type ZipPart = { readonly start: number; readonly bytes: number } & (
  | { readonly header: Buffer }
  | { readonly entry: number }
);

export interface ZipLayout {
  readonly bytes: number;
  /** In order and without gaps. */
  readonly parts: readonly ZipPart[];
}

/** The value of a 32-bit field whose number is in a ZIP64 field instead. */
const in64 = 0xff_ff_ff_ff;
const in64Count = 0xff_ff;
/** Bit 11: names are UTF-8. */
const utf8Flag = 0x08_00;
/** Versions of APPNOTE 4.4.3: 2.0 for folders in names, 4.5 for ZIP64. */
const [plainVersion, zip64Version] = [20, 45];
/** Unix as the system of origin, so that the attributes below are file modes. */
const madeByUnix = 3 << 8;
const fileMode = 0o100_644 << 16;

/**
 * Lays out a zip of stored entries by APPNOTE 6.3.10. The bytes depend on the entries only, and every offset is known
 * before any content is read, so a range of the zip can be sent without the bytes before it. An entry, an offset or a
 * count that exceeds the classic format gets ZIP64 fields.
 */
export function layoutZip(entries: readonly ZipEntry[]): ZipLayout {
  const parts: ZipPart[] = [];
  const directory: Buffer[] = [];
  let bytes = 0;
  const push = (header: Buffer): void => {
    parts.push({ start: bytes, bytes: header.length, header });
    bytes += header.length;
  };
  for (const [index, entry] of entries.entries()) {
    directory.push(directoryHeader(entry, bytes));
    push(localHeader(entry));
    if (entry.bytes > 0) parts.push({ start: bytes, bytes: entry.bytes, entry: index });
    bytes += entry.bytes;
  }
  const start = bytes;
  push(Buffer.concat(directory));
  push(endOfDirectory({ count: entries.length, start, bytes: bytes - start }));
  return { bytes, parts };
}

/** The parts of a zip that a range of it touches, each with its own first and last byte. */
export function partsIn({ parts }: ZipLayout, range: { start: number; end: number }) {
  return parts.flatMap((part) => {
    const from = Math.max(range.start - part.start, 0);
    const to = Math.min(range.end - part.start, part.bytes - 1);
    return from <= to ? [{ part, from, to }] : [];
  });
}

function localHeader(entry: ZipEntry): Buffer {
  const isLarge = entry.bytes >= in64;
  const extra = Buffer.concat([
    ...(isLarge ? [zip64Extra([entry.bytes, entry.bytes])] : []),
    timeExtra(entry),
  ]);
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(isLarge ? zip64Version : plainVersion, 4);
  writeFacts(header, 6, entry, isLarge);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const isLarge = entry.bytes >= in64;
  const isFar = offset >= in64;
  const large = [...(isLarge ? [entry.bytes, entry.bytes] : []), ...(isFar ? [offset] : [])];
  const extra = Buffer.concat([...(large.length > 0 ? [zip64Extra(large)] : []), timeExtra(entry)]);
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(46);
  const version = large.length > 0 ? zip64Version : plainVersion;
  header.writeUInt32LE(0x02_01_4b_50, 0);
  header.writeUInt16LE(madeByUnix | version, 4);
  header.writeUInt16LE(version, 6);
  writeFacts(header, 8, entry, isLarge);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(fileMode >>> 0, 38);
  header.writeUInt32LE(isFar ? in64 : offset, 42);
  return Buffer.concat([header, name, extra]);
}

/** The fields that both headers share: flags, method 0 (stored), time, checksum and the two sizes. */
function writeFacts(
  header: Buffer,
  at: number,
  { bytes, crc32, modifiedAt }: ZipEntry,
  isLarge: boolean,
): void {
  const { date, time } = dosTime(modifiedAt);
  header.writeUInt16LE(utf8Flag, at);
  header.writeUInt16LE(time, at + 4);
  header.writeUInt16LE(date, at + 6);
  header.writeUInt32LE(crc32, at + 8);
  header.writeUInt32LE(isLarge ? in64 : bytes, at + 12);
  header.writeUInt32LE(isLarge ? in64 : bytes, at + 16);
}

function endOfDirectory({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(count, in64Count), 8);
  end.writeUInt16LE(Math.min(count, in64Count), 10);
  end.writeUInt32LE(Math.min(bytes, in64), 12);
  end.writeUInt32LE(Math.min(start, in64), 16);
  if (count < in64Count && bytes < in64 && start < in64) return end;

  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06_06_4b_50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(madeByUnix | zip64Version, 12);
  large.writeUInt16LE(zip64Version, 14);
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, bytes],
    [48, start],
  ] as const)
    large.writeBigUInt64LE(BigInt(value), at);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(start + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}

/** Extra field 0x0001: the numbers that the header has no room for, in the order of the header. */
function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(0x00_01, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return extra;
}

/** Extra field 0x5455: the time in UTC, because the one in the header has no zone. */
function timeExtra({ modifiedAt }: ZipEntry): Buffer {
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(0x54_55, 0);
  extra.writeUInt16LE(5, 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(modifiedAt, 5);
  return extra;
}

/** Date and time of MS-DOS in UTC, which begin in 1980 and count every second second. */
function dosTime(unixSeconds: number): { date: number; time: number } {
  const at = new Date(Math.max(unixSeconds, 315_532_800) * 1000);
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
