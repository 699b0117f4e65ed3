import { beforeAll, describe, expect, it } from 'vitest';
import { WAV_SIGNATURES } from '../engine/wav-signatures.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { formatBytes, liveFormat, namedFormat } from './live-format.ts';

const codecs: Readonly<Record<string, readonly string[]>> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '128k', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'],
  'mp3 with a tag': ['-c:a', 'libmp3lame', '-metadata', 'title=News', '-f', 'mp3'],
  'mp3 at a changing bit rate': ['-c:a', 'libmp3lame', '-q:a', '4', '-id3v2_version', '0', '-f', 'mp3'],
  'mp3 of MPEG 2': ['-c:a', 'libmp3lame', '-ar', '22050', '-b:a', '32k', '-id3v2_version', '0', '-f', 'mp3'],
  'mp3 of MPEG 2.5': ['-c:a', 'libmp3lame', '-ar', '8000', '-b:a', '16k', '-id3v2_version', '0', '-f', 'mp3'],
  'mp3 at 48 kHz': ['-c:a', 'libmp3lame', '-ar', '48000', '-b:a', '320k', '-id3v2_version', '0', '-f', 'mp3'],
  'MPEG layer II': ['-c:a', 'mp2', '-b:a', '192k', '-f', 'mp2'],
  aac: ['-c:a', 'aac', '-b:a', '96k', '-f', 'adts'],
  'aac, mono at 22 kHz': ['-c:a', 'aac', '-ar', '22050', '-ac', '1', '-f', 'adts'],
  vorbis: ['-c:a', 'libvorbis', '-f', 'ogg'],
  opus: ['-c:a', 'libopus', '-f', 'ogg'],
  'flac in Ogg': ['-c:a', 'flac', '-f', 'ogg'],
  'MPEG-TS of aac': ['-c:a', 'aac', '-f', 'mpegts'],
  'MPEG-TS of mp3': ['-c:a', 'libmp3lame', '-f', 'mpegts'],
  'Matroska of mp3': ['-c:a', 'libmp3lame', '-f', 'matroska'],
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  wav: ['-f', 'wav'],
  'wav of mp3': ['-c:a', 'libmp3lame', '-f', 'wav'],
  flac: ['-c:a', 'flac', '-f', 'flac'],
  mp4: ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'],
};
const encoded = new Map<string, Buffer>();
beforeAll(async () => {
  const noise = ['-f', 'lavfi', '-i', 'anoisesrc=d=2:seed=1', '-ac', '2'];
  for (const [name, codec] of Object.entries(codecs))
    encoded.set(name, await runFfmpeg(...noise, ...codec, 'pipe:1'));
});
const bytesOf = (name: string) => encoded.get(name) ?? Buffer.alloc(0);

describe('liveFormat', () => {
  it.each([
    ['mp3', 'mp3'],
    ['mp3 with a tag', 'mp3'],
    ['mp3 at a changing bit rate', 'mp3'],
    ['mp3 of MPEG 2', 'mp3'],
    ['mp3 of MPEG 2.5', 'mp3'],
    ['mp3 at 48 kHz', 'mp3'],
    ['MPEG layer II', 'mp3'],
    ['aac', 'aac'],
    ['aac, mono at 22 kHz', 'aac'],
    ['vorbis', 'ogg'],
    ['opus', 'ogg'],
    ['flac in Ogg', 'ogg'],
    ['MPEG-TS of aac', 'mpegts'],
    ['MPEG-TS of mp3', 'mpegts'],
    ['Matroska of mp3', 'matroska'],
    ['webm', 'matroska'],
    ['wav', undefined],
    ['flac', undefined],
    ['mp4', undefined],
  ])('%s is %s', (name, format) => {
    expect(liveFormat(bytesOf(name).subarray(0, formatBytes))).toBe(format);
  });

  it.each([
    ['mp3', 'mp3'],
    ['mp3 at a changing bit rate', 'mp3'],
    ['mp3 of MPEG 2.5', 'mp3'],
    ['MPEG layer II', 'mp3'],
    ['aac', 'aac'],
    ['vorbis', 'ogg'],
    ['MPEG-TS of aac', 'mpegts'],
    ['MPEG-TS of mp3', 'mpegts'],
  ])('%s is %s from any byte on', (name, format) => {
    for (const from of [1, 2, 3, 17, 187, 189, 401, 1000])
      expect([from, liveFormat(bytesOf(name).subarray(from))]).toEqual([from, format]);
  });

  it('waits for enough frames, and takes those of a whole file', () => {
    const mp3 = bytesOf('mp3');
    // At 128 kb/s and 48 kHz, frames are 384 bytes.
    const one = mp3.subarray(0, 384);
    expect(liveFormat(one)).toBeUndefined();
    expect(liveFormat(one, true)).toBe('mp3');
    expect(liveFormat(mp3.subarray(0, 700))).toBeUndefined();
    expect(liveFormat(Buffer.alloc(0), true)).toBeUndefined();
  });

  it.each(WAV_SIGNATURES)('is no stream of mp3 in a WAV that begins with %s', (signature) => {
    const bytes = Buffer.from(bytesOf('wav of mp3'));
    bytes.write(signature, 0, 'latin1');
    expect(liveFormat(bytes)).toBeUndefined();
  });

  it('finds nothing in noise, zeros, text and the mark of UTF-16', () => {
    const noise = Buffer.from(
      Array.from({ length: formatBytes }, (_, n) => (n * 7919 + (n >> 3) * 104_729) & 255),
    );
    for (const bytes of [
      noise,
      Buffer.alloc(4000),
      Buffer.from('<html>OggS</html>'),
      Buffer.from([0xff, 0xfe, 0x61, 0]),
    ])
      expect(liveFormat(bytes)).toBeUndefined();
  });
});

describe('namedFormat', () => {
  it.each([
    ['audio/mpeg', 'mp3'],
    ['Audio/AACP; charset=utf-8', 'aac'],
    ['application/ogg', 'ogg'],
    ['application/octet-stream', undefined],
    [null, undefined],
  ])('%j', (type, format) => {
    expect(namedFormat(type)).toBe(format);
  });
});
