import { open, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFile, runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type FileCuts, findCutPoints } from './cut-points.ts';
import { lengthOfPiece, stitchFiles, type StitchedPiece } from './stitch-files.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const path = folder.file;
/** Samples of one channel at 44.1 kHz. */
const at = (seconds: number) => Math.round(seconds * 44_100);

/** A changing chord with noise: its frames use the bit reservoir. */
const speech =
  'aevalsrc=0.3*sin(2*PI*(200+40*t)*t)+0.2*sin(2*PI*1330*t)*gt(sin(5*t)\\,0)+0.1*(random(0)-0.5):s=44100:c=stereo:d=12';
const tone = 'sine=frequency=880:sample_rate=44100:duration=3,pan=stereo|c0=c0|c1=c0';

async function cutsOf(file: string, format: 'mp3' | 'aac', positions: number[] = []): Promise<FileCuts> {
  const handle = await open(path(file));
  const cuts = await findCutPoints(
    handle.createReadStream({ highWaterMark: 1000 }),
    format,
    positions.map(at),
  );
  if (!cuts) throw new Error(`${file} has no frames.`);
  return cuts;
}

async function write(
  name: string,
  pieces: readonly StitchedPiece[],
  main: string,
  insert: string,
): Promise<Buffer> {
  const files = { main: await readFile(path(main)), insert: await readFile(path(insert)) };
  const bytes = Buffer.concat(
    pieces.map((piece) =>
      piece.from === 'bytes'
        ? Buffer.from(piece.data, 'base64')
        : files[piece.from].subarray(piece.start, piece.end),
    ),
  );
  await writeFile(path(name), bytes);
  return bytes;
}

beforeAll(async () => {
  for (const [name, source] of [
    ['main', speech],
    ['ad', tone],
  ] as const) {
    const input = ['-f', 'lavfi', '-i', source, '-ac', '2'];
    await runFfmpeg(
      ...input,
      '-c:a',
      'libmp3lame',
      '-b:a',
      '128k',
      '-compression_level',
      '5',
      '-map_metadata',
      '-1',
      path(`${name}.mp3`),
    );
    await runFfmpeg(...input, '-c:a', 'aac', '-aac_pns', '0', '-b:a', '128k', path(`${name}.aac`));
  }
});

/** The largest difference between samples of two files. */
function differenceOf(
  one: Int16Array,
  from: number,
  other: Int16Array,
  start: number,
  samples: number,
): number {
  let most = 0;
  for (let index = 0; index < samples * 2; index += 1)
    most = Math.max(most, Math.abs((one[from * 2 + index] ?? 0) - (other[start * 2 + index] ?? 0)));
  return most;
}

describe('stitchFiles', () => {
  it.each([
    ['mp3', 1152],
    ['aac', 1024],
  ] as const)(
    'makes a file whose decoded samples are those of its parts, apart from two frames at each joint (%s)',
    async (format, frame) => {
      const main = await cutsOf(`main.${format}`, format, [5]);
      const ad = await cutsOf(`ad.${format}`, format);
      const [cut] = main.cuts;
      expect(format === 'aac' || cut?.reservoir !== '').toBe(true);
      const inserts = [0, 1, 2].map((border) => ({ border, cuts: ad }));
      const pieces = stitchFiles(main, inserts);
      const bytes = await write(`whole.${format}`, pieces, `main.${format}`, `ad.${format}`);
      expect(bytes.length).toBe(pieces.reduce((sum, piece) => sum + lengthOfPiece(piece), 0));

      // Without the parts of the header that make a player skip the delay of the encoder.
      const bare = ['-flags2', '+skip_manual', '-err_detect', 'explode'];
      const [whole, plain, spot] = await Promise.all([
        decodeFile(path(`whole.${format}`), ...bare),
        decodeFile(path(`main.${format}`), ...bare),
        decodeFile(path(`ad.${format}`), ...bare),
      ]);
      const added = pieces.filter(({ from }) => from === 'bytes').map(lengthOfPiece);
      expect(added.length).toBe(format === 'mp3' ? 2 : 0);
      const silent = (Math.ceil((added[1] ?? 0) / 418) || 0) * frame;
      const [adSamples, before, all] = [
        ad.end.frames * frame,
        (cut?.frames ?? 0) * frame,
        main.end.frames * frame,
      ];
      const second = adSamples + before;
      const third = second + adSamples + silent + all - before;
      const clear = 2 * frame;
      expect(differenceOf(whole, clear, spot, clear, adSamples - 2 * clear)).toBeLessThanOrEqual(1);
      expect(differenceOf(whole, adSamples + clear, plain, clear, before - 2 * clear)).toBeLessThanOrEqual(1);
      expect(differenceOf(whole, second + clear, spot, clear, adSamples - 2 * clear)).toBeLessThanOrEqual(1);
      const after = second + adSamples + silent;
      expect(
        differenceOf(whole, after + clear, plain, before + clear, all - before - 2 * clear),
      ).toBeLessThanOrEqual(1);
      expect(differenceOf(whole, third + clear, spot, clear, adSamples - 2 * clear)).toBeLessThanOrEqual(1);
      expect(loudest(whole, second - clear, clear * 2)).toBeLessThanOrEqual(
        Math.max(loudest(plain, 0, all), loudest(spot, 0, adSamples)),
      );
    },
  );
});

function loudest(samples: Int16Array, from: number, count: number): number {
  return samples
    .subarray(from * 2, (from + count) * 2)
    .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
