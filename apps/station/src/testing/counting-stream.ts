import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runFfmpeg } from '../audio/testing/run-ffmpeg.ts';
import { toneOf, tones } from './tone-counter.ts';

export type StreamFormat = 'mp3' | 'aac' | 'ogg';

/** A piece of an encoded stream and when it is due, in milliseconds of audio. */
interface Piece {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** A live stream with a distinct tone for each second. */
export interface CountingStream extends AsyncDisposable {
  readonly url: string;
  /** When second 0 was on air, Unix milliseconds. */
  readonly start: number;
  /** The second that is on air. */
  now(): number;
  /** The seconds that each listener was sent, in the order in which they connected. */
  readonly sent: readonly SentSeconds[];
  /** How late it sent audio at most, in seconds: a busy machine runs its timers late. */
  readonly lateness: number;
  /** Rejects listeners with a status; null accepts them again. Drops the connected listeners. */
  refuse(status: number | null): void;
  /** Changes the codec to one of the options; listeners must connect again. */
  change(format: StreamFormat): void;
  /** Starts another address with the same seconds, and no burst. */
  mirror(): Promise<CountingStream>;
}

/** The audio that a listener was sent: from one second to the other. */
export interface SentSeconds {
  from: number;
  to: number;
}

interface Listener {
  next: number;
  readonly stream: readonly Piece[];
  readonly seconds: SentSeconds;
}

interface CountingOptions {
  /** The codecs that it can have; mp3 alone by default, and at the beginning. */
  readonly formats?: readonly StreamFormat[];
  /** Seconds that every new listener gets at once. */
  readonly burst?: number;
}

const types = { mp3: 'audio/mpeg', aac: 'audio/aac', ogg: 'application/ogg' } as const;
const encoders = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'],
  aac: ['-c:a', 'aac', '-b:a', '64k', '-f', 'adts'],
  ogg: ['-c:a', 'libvorbis', '-f', 'ogg', '-page_duration', '100000'],
} as const;

/** Milliseconds between two checks for due pieces. */
const beat = 50;

type Pieces = ReadonlyMap<StreamFormat, readonly Piece[]>;

/** Encoded before: tests of one worker share it. */
const encoded = new Map<StreamFormat, Promise<readonly Piece[]>>();

export async function startCountingStream({
  formats = ['mp3'],
  burst = 0,
}: CountingOptions = {}): Promise<CountingStream> {
  const pieces = new Map<StreamFormat, readonly Piece[]>();
  for (const format of formats) pieces.set(format, await piecesOf(format));
  return serve(pieces, Date.now(), burst);
}

function piecesOf(format: StreamFormat): Promise<readonly Piece[]> {
  const pieces = encoded.get(format) ?? encode(format).then(cut[format]);
  encoded.set(format, pieces);
  return pieces;
}

async function serve(pieces: Pieces, start: number, burst: number): Promise<CountingStream> {
  let format: StreamFormat = 'mp3';
  let refusal: number | null = null;
  const listeners = new Map<ServerResponse, Listener>();
  const sent: SentSeconds[] = [];
  let lateness = 0;
  let beaten = Date.now();
  const elapsed = () => Date.now() - start;

  const server = createServer((_request, response) => {
    if (refusal !== null) return void response.writeHead(refusal).end();
    response.writeHead(200, { 'content-type': types[format] });
    const stream = pieces.get(format) ?? [];
    for (const { at, bytes } of stream) if (at < 0) response.write(bytes);
    const from = Math.max(0, elapsed() - 1000 * burst);
    const next = stream.findIndex(({ at }) => at >= from);
    const begins = (stream[next]?.at ?? from) / 1000;
    const seconds = { from: begins, to: begins };
    sent.push(seconds);
    listeners.set(response, { next, stream, seconds });
    response.once('close', () => listeners.delete(response));
  });
  const timer = setInterval(() => {
    const now = elapsed();
    lateness = Math.max(lateness, (Date.now() - beaten - beat) / 1000);
    beaten = Date.now();
    for (const [response, listener] of listeners) {
      const { stream, seconds } = listener;
      for (let piece = stream[listener.next]; piece && piece.at < now; piece = stream[listener.next]) {
        response.write(piece.bytes);
        listener.next += 1;
        seconds.to = (stream[listener.next]?.at ?? piece.at) / 1000;
      }
    }
  }, beat);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const dropListeners = () => {
    for (const response of listeners.keys()) response.destroy();
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    start,
    now: () => elapsed() / 1000,
    sent,
    get lateness() {
      return lateness;
    },
    refuse(status) {
      refusal = status;
      if (status !== null) dropListeners();
    },
    change(next) {
      if (!pieces.has(next)) throw new Error(`The stream has no ${next}.`);
      format = next;
      dropListeners();
    },
    mirror: () => serve(pieces, start, 0),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const cut = { mp3: mp3Pieces, aac: aacPieces, ogg: oggPieces } as const;

function encode(format: StreamFormat): Promise<Buffer> {
  const tone = `aevalsrc=0.5*sin(2*PI*${toneOf('floor(t)')}*t):s=44100:d=${tones}`;
  return runFfmpeg('-f', 'lavfi', '-i', tone, ...encoders[format], 'pipe:1');
}

function mp3Pieces(bytes: Buffer): Piece[] {
  return Array.from({ length: Math.floor(bytes.length / 400) }, (_, n) => ({
    at: 50 * n,
    bytes: bytes.subarray(400 * n, 400 * (n + 1)),
  }));
}

/** One piece per ADTS frame. */
function aacPieces(bytes: Buffer): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at + 7 <= bytes.length;) {
    const length =
      ((bytes.readUInt8(at + 3) & 3) << 11) | (bytes.readUInt8(at + 4) << 3) | (bytes.readUInt8(at + 5) >> 5);
    pieces.push({ at: (pieces.length * 1_024_000) / 44_100, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return pieces;
}

/** One piece per page; the headers, which every listener gets, are due before the beginning. */
function oggPieces(bytes: Buffer): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0, end = 0; at < bytes.length;) {
    const segments = bytes.readUInt8(at + 26);
    const lengths = bytes.subarray(at + 27, at + 27 + segments);
    const length = 27 + segments + lengths.reduce((sum, part) => sum + part, 0);
    const granule = Number(bytes.readBigInt64LE(at + 6));
    pieces.push({
      at: granule <= 0 && end === 0 ? -1 : (end * 1000) / 44_100,
      bytes: bytes.subarray(at, at + length),
    });
    end = Math.max(end, granule);
    at += length;
  }
  return pieces;
}
