import { id3Tag } from './timed-id3.ts';

export const id3Scheme = 'https://aomedia.org/emsg/ID3';

/** A box of an MP4 file. */
export function mp4Box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...content]);
}

interface Message {
  readonly title: string;
  /** Version 0 counts from the first sample of the segment, version 1 from the beginning of the stream. */
  readonly version?: 0 | 1;
  readonly at_ms: number;
  readonly timescale?: number;
  readonly scheme?: string;
}

/** An event message with an ID3 tag. */
export function eventMessage({
  title,
  version = 1,
  at_ms,
  timescale = 48_000,
  scheme = id3Scheme,
}: Message): Buffer {
  const ticks = BigInt(Math.round((at_ms * timescale) / 1000));
  const texts = Buffer.from(`${scheme}\0https://radio.example/titles\0`, 'latin1');
  const time = Buffer.alloc(version === 0 ? 4 : 8);
  if (version === 0) time.writeUInt32BE(Number(ticks));
  else time.writeBigUInt64BE(ticks);
  const fields = Buffer.concat([number(timescale), time, number(0xffffffff), number(7)]);
  const start = Buffer.from([version, 0, 0, 0]);
  return mp4Box('emsg', start, ...(version === 0 ? [texts, fields] : [fields, texts]), id3Tag(title));
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
