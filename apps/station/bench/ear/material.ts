import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, readClips, readTrack } from './decode.ts';
import { mixParts } from './mix-parts.ts';
import type { Part } from './part.ts';
import { fetchSources, type Half, materialFolder, speakers, tracks } from './sources.ts';

/** The names of the parts in their order. */
export const partNames = [
  'speech',
  'music',
  'over-6',
  'over-12',
  'over-18',
  'over-24',
  'programme',
  'wear',
  'special',
];
const seed = 46;

/** Whether the material of a half is there. */
export function hasMaterial(half: Half): boolean {
  return existsSync(join(materialFolder(), half, 'manifest.json'));
}

/**
 * Makes the material of a half from packages of Debian, some 190 MB; a second call finds it. The same packages and share give
 * the same bytes, which the manifest names with their SHA-256.
 * @param share of the full length of two hours, from 0 to 1
 */
export async function makeMaterial(half: Half, share: number): Promise<void> {
  const folder = join(materialFolder(), half);
  const file = join(folder, 'manifest.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).share === share) return;
  const { files, packages } = await fetchSources(materialFolder());
  const clips: Clip[][] = [];
  for (const speaker of speakers) if (speaker.half === half) clips.push(await readClips(files, speaker));
  const music: { name: string; samples: Float32Array }[] = [];
  for (const track of tracks)
    if (track.half === half) music.push({ name: track.name, samples: await readTrack(files, track) });
  mkdirSync(folder, { recursive: true });
  const parts: Record<string, { sha256: string; seconds: number }> = {};
  for await (const { name, samples, truth } of mixParts({ files, clips, music, share, seed })) {
    const bytes = toInt16(samples);
    writeFileSync(join(folder, `${name}.s16`), bytes);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(truth));
    parts[name] = {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      seconds: samples.length / 16_000,
    };
  }
  writeFileSync(file, `${JSON.stringify({ seed, share, packages, parts }, null, 2)}\n`);
}

/** Reads a part that is there. */
export function readPart(half: Half, name: string): Part {
  const folder = join(materialFolder(), half);
  const bytes = readFileSync(join(folder, `${name}.s16`));
  const samples = Float32Array.from(
    { length: bytes.length >> 1 },
    (_, at) => bytes.readInt16LE(2 * at) / 32_768,
  );
  return { name, samples, truth: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) };
}

function toInt16(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(2 * samples.length);
  for (const [at, value] of samples.entries())
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(32_768 * value))), 2 * at);
  return bytes;
}
