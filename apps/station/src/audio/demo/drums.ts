import { SAMPLE_RATE } from '../audio-format.ts';

/** A drum sound. */
export type Drum = 'kick' | 'snare' | 'hat' | 'clap' | 'rim';

const SECONDS: Record<Drum, number> = { kick: 0.28, snare: 0.2, hat: 0.06, clap: 0.16, rim: 0.05 };

const SAMPLES = new Map<Drum, Float32Array>();

/** Adds a hit at a sample position. */
export function addDrum(
  left: Float32Array,
  right: Float32Array,
  drum: Drum,
  start: number,
  level: number,
): void {
  const hit = drumSample(drum);
  const end = Math.min(left.length, start + hit.length);
  const pan = drum === 'hat' ? 0.25 : 0;
  for (let index = start; index < end; index += 1) {
    const sample = (hit[index - start] ?? 0) * level;
    left[index] = (left[index] ?? 0) + sample * (1 - pan);
    right[index] = (right[index] ?? 0) + sample * (1 + pan);
  }
}

function drumSample(drum: Drum): Float32Array {
  const known = SAMPLES.get(drum);
  if (known) return known;
  let noise = 0x1234567;
  let before = 0;
  const made = Float32Array.from({ length: Math.floor(SECONDS[drum] * SAMPLE_RATE) }, (_, index) => {
    const at = index / SAMPLE_RATE;
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    const white = noise / 2_147_483_648;
    // The difference between adjacent samples is a simple high-pass filter, which gives the hi-hat its sound.
    const bright = white - before;
    before = white;
    if (drum === 'kick')
      return Math.sin(2 * Math.PI * (48 * at + 5.5 * (1 - Math.exp(-at * 32)))) * Math.exp(-at * 13) * 1.2;
    if (drum === 'snare') return (white * 0.7 + Math.sin(2 * Math.PI * 185 * at) * 0.6) * Math.exp(-at * 24);
    if (drum === 'clap') return white * Math.exp(-((at * 90) % 1) * 3) * Math.exp(-at * 22);
    if (drum === 'rim') return Math.sin(2 * Math.PI * 1700 * at) * Math.exp(-at * 120);
    return bright * 0.5 * Math.exp(-at * 75);
  });
  SAMPLES.set(drum, made);
  return made;
}
