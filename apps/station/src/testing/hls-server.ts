import { createCipheriv } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { runFfmpeg } from '../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../audio/testing/temporary-folder.ts';
import { toneOf } from './tone-counter.ts';

export type HlsFormat = 'mpegts' | 'fmp4' | 'aac' | 'mp3';

/** Seconds of each segment of `encodeHls`. */
export const hlsSeconds = 2;

const hls = ['-f', 'hls', '-hls_time', String(hlsSeconds), '-hls_list_size', '0'];
const packed = ['-f', 'segment', '-segment_time', String(hlsSeconds)];
const outputs: Readonly<Record<HlsFormat, readonly string[]>> = {
  mpegts: ['-c:a', 'aac', ...hls, '-hls_segment_filename', '%d.ts', 'list.m3u8'],
  fmp4: ['-c:a', 'aac', ...hls, '-hls_segment_type', 'fmp4', '-hls_segment_filename', '%d.m4s', 'list.m3u8'],
  aac: ['-c:a', 'aac', ...packed, '-segment_format', 'adts', '%d.aac'],
  mp3: [
    '-c:a',
    'libmp3lame',
    ...packed,
    '-segment_format',
    'mp3',
    '-segment_format_options',
    'write_xing=0',
    '%d.mp3',
  ],
};

/** The files of an HLS stream with a distinct tone for each second, by name: `0.ts`, `1.ts` … */
export async function encodeHls(format: HlsFormat, seconds: number): Promise<Map<string, Buffer>> {
  using folder = temporaryFolder();
  const tone = `aevalsrc=0.5*sin(2*PI*${toneOf('floor(t)')}*t):s=44100:d=${seconds}`;
  const path = dirname(folder.file('x'));
  const output = outputs[format].map((word) =>
    /\.(ts|m4s|aac|mp3|m3u8)$/.test(word) ? `${path}/${word}` : word,
  );
  await runFfmpeg('-f', 'lavfi', '-i', tone, ...output);
  const names = await readdir(path);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(`${path}/${name}`)] as const)),
  );
}

export type HlsFile = string | Uint8Array | (() => string | Uint8Array);

/** A server of HLS that a test controls. */
export interface HlsServer extends AsyncDisposable {
  readonly origin: string;
  /** Address of `list.m3u8`. */
  readonly url: string;
  /** Files by name; the test changes them. A function is called for each request. */
  readonly files: Map<string, HlsFile>;
  /** Names of the requested files so far. */
  readonly requests: { name: string; headers: IncomingMessage['headers'] }[];
}

const types = { m3u8: 'application/vnd.apple.mpegurl', ts: 'video/mp2t' } as Readonly<Record<string, string>>;

export async function startHlsServer(): Promise<HlsServer> {
  const files = new Map<string, HlsFile>();
  const requests: HlsServer['requests'] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
    requests.push({ name, headers: request.headers });
    const file = files.get(name);
    if (file === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
      .end(typeof file === 'function' ? file() : file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/list.m3u8`,
    files,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Listing {
  /** Numbers of the listed segments. */
  readonly from: number;
  readonly to: number;
  readonly extension?: string;
  /** When segment 0 was on air, Unix milliseconds; without it the playlist gives no times. */
  readonly start_ms?: number;
  readonly sequence?: number;
  /** Lines before a segment, by its number. */
  readonly before?: Readonly<Record<number, string>>;
  readonly header?: string;
  readonly isEnded?: boolean;
}

/** A playlist of the segments `from` up to `to`. */
export function hlsList({
  from,
  to,
  extension = 'ts',
  start_ms,
  sequence = from,
  before = {},
  header = '',
  isEnded,
}: Listing): string {
  const lines = [
    '#EXTM3U',
    `#EXT-X-TARGETDURATION:${hlsSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    header,
  ];
  for (let n = from; n < to; n += 1) {
    if (before[n] !== undefined) lines.push(before[n] ?? '');
    if (start_ms !== undefined)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(start_ms + n * hlsSeconds * 1000).toISOString()}`);
    lines.push(`#EXTINF:${hlsSeconds.toFixed(3)},`, `${n}.${extension}`);
  }
  if (isEnded) lines.push('#EXT-X-ENDLIST');
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

/** Encrypts a segment as AES-128 with its number as vector. */
export function encryptSegment(bytes: Uint8Array, key: Uint8Array, sequence: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeUInt32BE(sequence, 12);
  const cipher = createCipheriv('aes-128-cbc', key, vector);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
