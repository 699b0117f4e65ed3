import { parseAdtsFrame } from '../adts/adts-frame.ts';
import type { LiveFormat } from '../engine/media-jobs.ts';
import { WAV_SIGNATURES } from '../engine/wav-signatures.ts';
import { id3Bytes } from '../mpeg/mp3-frame.ts';
import { mpegFrame } from '../mpeg/mpeg-frame.ts';

/** Bytes of a stream in which its format must show. */
export const formatBytes = 32_768;

const tsPacketBytes = 188;
const tsSync = 0x47;
/** Packets or frames in a row that are no coincidence. */
const inARow = 3;

const byType: Readonly<Record<string, LiveFormat>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/x-aac': 'aac',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'video/ogg': 'ogg',
};

/** Signatures of containers at their beginning; undefined for those that cannot be recorded. */
const signatures: readonly (readonly [offset: number, text: string, format: LiveFormat | undefined])[] = [
  [0, 'OggS', 'ogg'],
  [0, '\u001aE\u00df\u00a3', 'matroska'],
  ...WAV_SIGNATURES.map((signature) => [0, signature, undefined] as const),
  [0, 'FORM', undefined],
  [0, 'fLaC', undefined],
  [0, '0&\u00b2u', undefined],
  [4, 'ftyp', undefined],
  [4, 'styp', undefined],
  [4, 'moov', undefined],
  [4, 'moof', undefined],
];

/**
 * The format of a stream by its first bytes, which need not begin at a frame, a packet or a page.
 * @param isWhole whether no bytes follow, so that frames to their end are enough
 * @returns undefined if they are not enough, or are of another format
 */
export function liveFormat(start: Uint8Array, isWhole = false): LiveFormat | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  const signature = signatures.find(
    ([offset, text]) => bytes.toString('latin1', offset, offset + text.length) === text,
  );
  if (signature) return signature[2];
  const audio = bytes.subarray(id3Bytes(bytes));
  if (isTransportStream(audio)) return 'mpegts';
  for (let at = 0; at + 4 <= audio.length; at += 1) {
    // A page of Ogg: its signature and the version, which is always 0.
    if (audio[at] === 0x4f && audio.toString('latin1', at, at + 5) === 'OggS\0') return 'ogg';
    if (audio[at] !== 0xff) continue;
    if (followsUp(audio, at, isWhole, aacFrame)) return 'aac';
    if (followsUp(audio, at, isWhole, mpegFrame)) return 'mp3';
  }
  return undefined;
}

/** The format that the server names; undefined if it names none that can be recorded. */
export function namedFormat(contentType: string | null): LiveFormat | undefined {
  return byType[(contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''];
}

/** Bytes of a frame, and what it has in common with the other frames of its stream. */
interface Frame {
  readonly length: number;
  readonly kind: number | string;
}

function aacFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const frame = parseAdtsFrame(bytes, at);
  return frame && { length: frame.length, kind: `${frame.objectType} ${frame.sampleRate}` };
}

/** Whether frames of one kind follow each other from an offset on. */
function followsUp(
  bytes: Uint8Array,
  from: number,
  isWhole: boolean,
  read: (bytes: Uint8Array, at: number) => Frame | undefined,
): boolean {
  const first = read(bytes, from);
  if (!first) return false;
  let at = from + first.length;
  for (let count = 1; count < inARow; count += 1) {
    if (at >= bytes.length) return isWhole && at === bytes.length;
    const next = read(bytes, at);
    if (next?.kind !== first.kind) return false;
    at += next.length;
  }
  return true;
}

function isTransportStream(bytes: Uint8Array): boolean {
  for (let phase = 0; phase < tsPacketBytes; phase += 1) {
    const last = phase + tsPacketBytes * (inARow - 1);
    const isPacket = (at: number) => bytes[at] === tsSync;
    if (last < bytes.length && isPacket(phase) && isPacket(phase + tsPacketBytes) && isPacket(last))
      return true;
  }
  return false;
}
