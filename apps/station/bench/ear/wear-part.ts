import { decode, rate, transcode } from './decode.ts';
import { joined, type Sound } from './join-sounds.ts';
import type { Part } from './part.ts';

/** How sound is worn, as filters of ffmpeg. */
const wears: Readonly<Record<string, readonly string[]>> = {
  'telephone, 8 kHz': ['-af', 'highpass=f=300,lowpass=f=3400,aresample=8000'],
  'noise at -20 dB': [
    '-filter_complex',
    'anoisesrc=r=16000:a=0.0173:c=pink:s=1[n];[0][n]amix=inputs=2:duration=first:normalize=0',
  ],
  'noise at -30 dB': [
    '-filter_complex',
    'anoisesrc=r=16000:a=0.0055:c=pink:s=1[n];[0][n]amix=inputs=2:duration=first:normalize=0',
  ],
  'heavy compression': [
    '-af',
    'acompressor=threshold=0.02:ratio=10:attack=5:release=80:makeup=6,alimiter=limit=0.5',
  ],
  'loud, +10 dB': ['-af', 'volume=10dB'],
  'soft, -15 dB': ['-af', 'volume=-15dB'],
};

/** Ninety seconds of speech, music and speech over music (-12 dB), worn in each way. */
export async function wear(parts: readonly Part[]): Promise<Part> {
  const sounds: Sound[] = [];
  const pieces = ['speech', 'music', 'over-12'].flatMap((name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) return [];
    const step = Math.floor(part.truth.length / 3) || 1;
    return part.truth
      .filter((_, index) => index % step === 0)
      .slice(0, 3)
      .map((stretch) => ({
        kind: stretch.kind,
        samples: part.samples.slice(stretch.from, Math.min(stretch.to, stretch.from + 10 * rate)),
      }));
  });
  for (const [name, filter] of Object.entries({ ...wears, 'MP3 of 64 kb/s': null }))
    for (const { kind, samples } of pieces)
      sounds.push({
        kind,
        of: [name],
        samples: filter ? await worn(samples, filter) : await throughMp3(samples),
      });
  return joined('wear', sounds);
}

const raw = ['-f', 'f32le', '-ar', `${rate}`, '-ac', '1', '-i', 'pipe:0'];

function worn(samples: Float32Array, filter: readonly string[]): Promise<Float32Array> {
  return decode([...raw, ...filter], new Uint8Array(samples.slice().buffer));
}

async function throughMp3(samples: Float32Array): Promise<Float32Array> {
  const mp3 = await transcode([...raw, '-b:a', '64k', '-f', 'mp3'], new Uint8Array(samples.slice().buffer));
  return decode(['-f', 'mp3', '-i', 'pipe:0'], mp3);
}
