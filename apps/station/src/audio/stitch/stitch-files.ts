import { sideBytes, silentMp3Frame } from '../mpeg/mp3-frame.ts';
import type { CutPoint, FileCuts } from './cut-points.ts';

/** Audio that is inserted at a border. */
export interface Insert {
  /** Index of the border: 0 is the start, `cuts.length + 1` the end. */
  readonly border: number;
  readonly cuts: FileCuts;
}

/** A part of a stitched file: bytes of the main file, of an insert by its index, or new bytes in base64. */
export type StitchedPiece =
  | { readonly from: 'main'; readonly start: number; readonly end: number }
  | { readonly from: 'insert'; readonly insert: number; readonly start: number; readonly end: number }
  | { readonly from: 'bytes'; readonly data: string };

/** Bytes of a frame that has room for the header of a file. */
const headerRoom = 200;

/** Whether the audio of two files can follow each other in one file. */
export function canStitch(one: FileCuts, other: FileCuts): boolean {
  return (
    one.sampleRate === other.sampleRate &&
    one.channels === other.channels &&
    (one.header === '') === (other.header === '')
  );
}

/**
 * Assembles a file from a main file and audio inserted at its borders, without encoding anything: whole frames, and for an
 * mp3 a new file header, and silent frames of 26 ms that hold the bit reservoir of the frame after an insert. `end` is after
 * the last byte. Inserts are in the order of their borders.
 */
export function stitchFiles(main: FileCuts, inserts: readonly Insert[]): StitchedPiece[] {
  const borders = [main.start, ...main.cuts, main.end];
  const audio: StitchedPiece[] = [];
  let frames = 0;
  let from = main.start;
  for (const [index, { border, cuts }] of inserts.entries()) {
    const to = borders[border] ?? main.end;
    frames += addMain(audio, main, from, to);
    audio.push({ from: 'insert', insert: index, start: cuts.start.offset, end: cuts.end.offset });
    frames += cuts.end.frames;
    from = to;
    const silence = reservoirFrames(main, to);
    if (to.offset < main.end.offset && silence.length > 0) {
      audio.push({ from: 'bytes', data: Buffer.concat(silence).toString('base64') });
      frames += silence.length;
    }
  }
  frames += addMain(audio, main, from, main.end);
  const tag: StitchedPiece[] = main.tag === 0 ? [] : [{ from: 'main', start: 0, end: main.tag }];
  if (main.header === '') return [...tag, ...audio];
  return [
    ...tag,
    { from: 'bytes', data: Buffer.from(fileHeader(main, audio, frames)).toString('base64') },
    ...audio,
  ];
}

/** Bytes of a piece. */
export function lengthOfPiece(
  piece: { readonly data: string } | { readonly start: number; readonly end: number },
): number {
  return 'data' in piece ? Buffer.byteLength(piece.data, 'base64') : piece.end - piece.start;
}

function addMain(audio: StitchedPiece[], main: FileCuts, from: CutPoint, to: CutPoint): number {
  if (to.offset > from.offset) audio.push({ from: 'main', start: from.offset, end: to.offset });
  return Math.max(0, to.frames - from.frames);
}

/** Silent frames whose main data is the data that the frame at a border needs from the frames before. */
function reservoirFrames(main: FileCuts, { reservoir }: CutPoint): Uint8Array<ArrayBuffer>[] {
  if (main.header === '' || reservoir === '') return [];
  let rest: Uint8Array = Buffer.from(reservoir, 'base64');
  const frames: Uint8Array<ArrayBuffer>[] = [];
  while (rest.length > 0) {
    const frame = silentMp3Frame(Buffer.from(main.header, 'base64'));
    const room = frame.length - 4 - sideBytes(main.channels);
    const part = rest.subarray(-room);
    frame.set(part, frame.length - part.length);
    frames.unshift(frame);
    rest = rest.subarray(0, rest.length - part.length);
  }
  return frames;
}

/** The frame with the number of frames and bytes and 100 places to seek to, which players read the duration from. */
function fileHeader(main: FileCuts, audio: readonly StitchedPiece[], frames: number): Uint8Array {
  const frame = silentMp3Frame(Buffer.from(main.header, 'base64'), headerRoom);
  const view = new DataView(frame.buffer);
  const at = 4 + sideBytes(main.channels);
  const bytes = frame.length + audio.reduce((sum, piece) => sum + lengthOfPiece(piece), 0);
  frame.set(Buffer.from('Info'), at);
  view.setUint32(at + 4, 0b111);
  view.setUint32(at + 8, frames);
  view.setUint32(at + 12, bytes);
  // All frames have about the same bytes, so places are in proportion.
  for (let place = 0; place < 100; place += 1) frame[at + 16 + place] = Math.floor((place * 256) / 100);
  return frame;
}
