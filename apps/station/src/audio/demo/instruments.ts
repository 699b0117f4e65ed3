import { SAMPLE_RATE } from '../audio-format.ts';

const TABLE = 4096;

function wave(harmonics: readonly number[]): Float32Array {
  return Float32Array.from({ length: TABLE + 1 }, (_, index) =>
    harmonics.reduce(
      (sum, level, harmonic) => sum + level * Math.sin((2 * Math.PI * (harmonic + 1) * index) / TABLE),
      0,
    ),
  );
}

/** One period of each tone. */
const WAVES = {
  pad: wave([1, 0.5, 0.33, 0.2, 0.12, 0.08]),
  organ: wave([1, 0.6, 0.1, 0.35, 0, 0.15, 0, 0.2]),
  bass: wave([1, 0.55, 0.3, 0.12]),
  bell: wave([1, 0, 0.35, 0, 0.25, 0, 0, 0.12]),
  pluck: wave([1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.1]),
  lead: wave([1, 0.2, 0.5, 0.1, 0.3, 0.05, 0.15]),
} as const;

/** A tone colour. */
export type Tone = keyof typeof WAVES;

/** A note to be added to a buffer. Times in samples, frequency in Hz, pan from -1 to 1. */
export interface Note {
  tone: Tone;
  start: number;
  length: number;
  frequency: number;
  level: number;
  pan: number;
  /** Seconds to rise, and to fall to a third. */
  attack: number;
  decay: number;
}

/** Frequency of a MIDI note number. */
export function noteFrequency(number: number): number {
  return 440 * 2 ** ((number - 69) / 12);
}

/** Adds a note; samples beyond the end of the buffer are dropped. */
export function addNote(left: Float32Array, right: Float32Array, note: Note): void {
  const table = WAVES[note.tone];
  const step = (note.frequency * TABLE) / SAMPLE_RATE;
  const rise = 1 / Math.max(1, note.attack * SAMPLE_RATE);
  const fall = Math.exp(-1 / (note.decay * SAMPLE_RATE));
  const release = 0.03 * SAMPLE_RATE;
  const end = Math.min(left.length, note.start + note.length);
  let phase = 0;
  let rising = 0;
  let level = note.level;
  for (let index = note.start; index < end; index += 1) {
    rising = Math.min(1, rising + rise);
    level *= fall;
    const ending = end - index;
    const sample = (table[phase | 0] ?? 0) * rising * level * (ending < release ? ending / release : 1);
    left[index] = (left[index] ?? 0) + sample * (1 - note.pan);
    right[index] = (right[index] ?? 0) + sample * (1 + note.pan);
    phase += step;
    if (phase >= TABLE) phase -= TABLE;
  }
}
