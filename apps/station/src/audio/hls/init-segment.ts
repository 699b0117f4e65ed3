import { FRAME_SAMPLES, SAMPLE_RATE } from '../audio-format.ts';

const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** AudioSpecificConfig of AAC-LC, 44.1 kHz, stereo. */
const AUDIO_CONFIG = Buffer.from([0x12, 0x10]);

/** The fMP4 initialisation segment of all archive audio; always the same bytes. */
export function hlsInitSegment(): Buffer {
  return Buffer.concat([mp4Box('ftyp', Buffer.from('iso6'), words(1), Buffer.from('iso6mp41')), movie()]);
}

function movie(): Buffer {
  const header = mp4Box(
    'mvhd',
    words(0, 0, 0, SAMPLE_RATE, 0, 0x10000, 0x01000000, 0, 0),
    MATRIX,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  const trackHeader = mp4Box('tkhd', words(7, 0, 0, 1, 0, 0, 0, 0, 0, 0x01000000), MATRIX, words(0, 0));
  const mediaHeader = mp4Box('mdhd', words(0, 0, 0, SAMPLE_RATE, 0, 0x55c40000));
  const handler = mp4Box('hdlr', words(0, 0), Buffer.from('soun'), words(0, 0, 0), Buffer.from('audio\0'));
  const data = mp4Box('dinf', mp4Box('dref', words(0, 1), mp4Box('url ', words(1))));
  const tables = mp4Box(
    'stbl',
    mp4Box('stsd', words(0, 1), sampleEntry()),
    mp4Box('stts', words(0, 0)),
    mp4Box('stsc', words(0, 0)),
    mp4Box('stsz', words(0, 0, 0)),
    mp4Box('stco', words(0, 0)),
  );
  const media = mp4Box(
    'mdia',
    mediaHeader,
    handler,
    mp4Box('minf', mp4Box('smhd', words(0, 0)), data, tables),
  );
  const fragments = mp4Box('mvex', mp4Box('trex', words(0, 1, 1, FRAME_SAMPLES, 0, 0)));
  return mp4Box('moov', header, mp4Box('trak', trackHeader, media), fragments);
}

function sampleEntry(): Buffer {
  const decoderSpecific = descriptor(5, AUDIO_CONFIG);
  // 0x40 MPEG-4 audio, 0x15 an audio stream; no buffer size, 128 kb/s at most and on average.
  const decoderConfig = descriptor(
    4,
    Buffer.concat([Buffer.from([0x40, 0x15, 0, 0, 0]), words(128_000, 128_000), decoderSpecific]),
  );
  const elementary = descriptor(
    3,
    Buffer.concat([Buffer.from([0, 1, 0]), decoderConfig, descriptor(6, Buffer.from([2]))]),
  );
  // Reserved and data reference 1; version 0; 2 channels of 16 bit; 16.16 rate.
  return mp4Box(
    'mp4a',
    words(0, 1, 0, 0, 0x00020010, 0, SAMPLE_RATE * 0x10000),
    mp4Box('esds', words(0), elementary),
  );
}

function descriptor(tag: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, body.length]), body]);
}

/** One ISO media box: 32-bit size, four-letter type, then its parts. */
function mp4Box(type: string, ...parts: Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts], size);
}

/** Big-endian 32-bit words. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}
