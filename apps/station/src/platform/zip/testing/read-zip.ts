/** An entry of a zip's directory. */
export interface ReadEntry {
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  /** Where the content begins. */
  readonly start: number;
  /** Unix seconds of the extended timestamp. */
  readonly modifiedAt: number;
}

/** Reads the directory of a zip of stored entries, from bytes of which only headers have to be present. */
export function readZip(size: number, read: (start: number, bytes: number) => Buffer): ReadEntry[] {
  const end = read(size - 22, 22);
  if (end.readUInt32LE(0) !== 0x06_05_4b_50) throw new Error('The end of the directory is missing.');
  let [count, bytes, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === 0xff_ff || bytes === 0xff_ff_ff_ff || start === 0xff_ff_ff_ff) {
    const large = read(Number(read(size - 42, 20).readBigUInt64LE(8)), 56);
    if (large.readUInt32LE(0) !== 0x06_06_4b_50)
      throw new Error('The ZIP64 end of the directory is missing.');
    [count, bytes, start] = [32, 40, 48].map((at) => Number(large.readBigUInt64LE(at))) as [
      number,
      number,
      number,
    ];
  }
  const directory = read(start, bytes);
  let at = 0;
  return Array.from({ length: count }, () => {
    const header = directory.subarray(at);
    const [nameBytes, extraBytes] = [header.readUInt16LE(28), header.readUInt16LE(30)];
    const extra = header.subarray(46 + nameBytes, 46 + nameBytes + extraBytes);
    at += 46 + nameBytes + extraBytes;
    const large = field(extra, 0x00_01);
    let used = 0;
    const wide = (value: number) =>
      value === 0xff_ff_ff_ff ? Number(large.readBigUInt64LE(8 * used++)) : value;
    const [, content, offset] = [
      wide(header.readUInt32LE(20)),
      wide(header.readUInt32LE(24)),
      wide(header.readUInt32LE(42)),
    ];
    const local = read(offset, 30);
    if (local.readUInt32LE(0) !== 0x04_03_4b_50) throw new Error('A local header is missing.');
    return {
      name: header.subarray(46, 46 + nameBytes).toString(),
      bytes: content,
      crc32: header.readUInt32LE(16),
      start: offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28),
      modifiedAt: field(extra, 0x54_55).readUInt32LE(1),
    };
  });
}

function field(extra: Buffer, id: number): Buffer {
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  return Buffer.alloc(0);
}
