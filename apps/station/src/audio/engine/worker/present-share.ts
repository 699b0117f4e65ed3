import { type FileHandle, open, stat } from 'node:fs/promises';
import { id3Bytes } from '../../mpeg/mp3-frame.ts';
import { WAV_SIGNATURES } from '../wav-signatures.ts';

const HEAD = 64 * 1024;
/** A writer that does not know the length writes 0 or all ones, or a little less, for a whole number of samples. */
const ALMOST_ALL_ONES = 0xffffff00;

/**
 * The share of a file's audio that it holds, from 0 to 1, by the bytes that its header declares; null if it declares none, or is
 * neither a plain WAV nor an mp3. Lengths in time cannot reveal a truncated file of these formats: ffmpeg computes that of a WAV from
 * the size of the file and a rate that is a guess for compressed audio, and the number of frames in an mp3 is often wrong.
 */
export async function presentShare(path: string): Promise<number | null> {
  const { size } = await stat(path);
  await using file = await open(path, 'r');
  const head = await readAt(file, 0, HEAD);
  const isWav = WAV_SIGNATURES.some((signature) => signature === textAt(head, 0));
  const declared = isWav ? wavAudio(head) : await mp3Audio(file, head);
  if (!declared || declared.bytes === 0) return null;
  return Math.min(1, (size - declared.from) / declared.bytes);
}

/** Where the audio of a file starts, and how many bytes it declares. */
interface DeclaredAudio {
  from: number;
  bytes: number;
}

function wavAudio(head: Buffer): DeclaredAudio | null {
  if (textAt(head, 8) !== 'WAVE') return null;
  /** Of a file above 4 GB, whose chunk of audio has all ones instead. */
  let largeBytes = 0;
  for (let at = 12; at + 8 <= head.length;) {
    const [type, bytes] = [textAt(head, at), head.readUInt32LE(at + 4)];
    if (type === 'ds64' && at + 24 <= head.length) largeBytes = Number(head.readBigUInt64LE(at + 16));
    if (type === 'data') return { from: at + 8, bytes: bytes >= ALMOST_ALL_ONES ? largeBytes : bytes };
    at += 8 + bytes + (bytes % 2);
  }
  return null;
}

function textAt(head: Buffer, at: number): string {
  return head.toString('latin1', at, at + 4);
}

/** By the Xing or Info tag, or the VBRI tag, in the first frame behind an ID3 tag. */
async function mp3Audio(file: FileHandle, head: Buffer): Promise<DeclaredAudio | null> {
  const from = id3Bytes(head);
  const frame = await readAt(file, from, 512);
  if (frame.length < 64 || frame[0] !== 0xff || ((frame[1] ?? 0) & 0xe6) !== 0xe2) return null;
  const xing = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'));
  const vbri = frame.indexOf('VBRI');
  if (xing >= 4 && xing <= 40) {
    const flags = frame.readUInt32BE(xing + 4);
    return (flags & 2) === 0 ? null : { from, bytes: frame.readUInt32BE(xing + 8 + 4 * (flags & 1)) };
  }
  return vbri === 36 ? { from, bytes: frame.readUInt32BE(vbri + 10) } : null;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
