const headerBytes = 8;
const longHeaderBytes = 16;

/** A box of an MP4 file. */
export interface Mp4Box {
  /** Four letters. */
  readonly type: string;
  /** The bytes after its size and type. */
  readonly content: Buffer;
}

/** The boxes in a part of an MP4 file, up to the first one that is damaged or truncated. */
export function* readBoxes(bytes: Uint8Array): Generator<Mp4Box, void, undefined> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + headerBytes <= data.length;) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1;
    const from = at + (isLong ? longHeaderBytes : headerBytes);
    if (from > data.length) return;
    // A size of 0 reaches to the end of the file.
    const size = isLong ? Number(data.readBigUInt64BE(at + headerBytes)) : short || data.length - at;
    const end = at + size;
    if (end < from || end > data.length) return;
    yield { type: data.toString('latin1', at + 4, at + headerBytes), content: data.subarray(from, end) };
    at = end;
  }
}
