import type { Drum } from './drums.ts';
import type { Tone } from './instruments.ts';

/** The composition of a music style. Patterns have one character per sixteenth: `x` loud, `o` soft, `.` silent. */
export interface MusicStyle {
  bpm: number;
  /** MIDI number of the key note. */
  root: number;
  /** Chords of the bars, as semitones over the key note; each with its third and fifth. */
  chords: readonly (readonly [number, number, number])[];
  /** The scale of the melody. */
  scale: readonly number[];
  drums: readonly { drum: Drum; pattern: string; level: number }[];
  bass: { pattern: string; level: number };
  harmony: { tone: Tone; pattern: string; level: number; attack: number; decay: number; hold: number };
  melody: { tone: Tone; density: number; level: number; decay: number; octave: number };
  gain: number;
}

const MAJOR = [0, 2, 4, 7, 9] as const;
const MINOR = [0, 3, 5, 7, 10] as const;

/** The music of the demo station: pop, house, ballad, lounge, folk, and slow electronic. */
export const MUSIC_STYLES: readonly [MusicStyle, ...MusicStyle[]] = [
  {
    bpm: 108,
    root: 48,
    chords: [
      [0, 4, 7],
      [-5, -1, 2],
      [-3, 0, 4],
      [-7, -3, 0],
    ],
    scale: MAJOR,
    drums: [
      { drum: 'kick', pattern: 'x.......x.x.....', level: 0.8 },
      { drum: 'snare', pattern: '....x.......x...', level: 0.5 },
      { drum: 'hat', pattern: 'x.o.x.o.x.o.x.oo', level: 0.25 },
    ],
    bass: { pattern: 'x..x..x.x..x..x.', level: 0.36 },
    harmony: { tone: 'pluck', pattern: 'x...x...x...x...', level: 0.08, attack: 0.004, decay: 0.5, hold: 4 },
    melody: { tone: 'lead', density: 0.4, level: 0.12, decay: 0.5, octave: 24 },
    gain: 0.5,
  },
  {
    bpm: 124,
    root: 45,
    chords: [
      [0, 3, 7],
      [0, 3, 7],
      [-4, 0, 3],
      [-2, 2, 5],
    ],
    scale: MINOR,
    drums: [
      { drum: 'kick', pattern: 'x...x...x...x...', level: 0.95 },
      { drum: 'clap', pattern: '....x.......x...', level: 0.4 },
      { drum: 'hat', pattern: '..x...x...x...x.', level: 0.35 },
    ],
    bass: { pattern: '..x.x.x...x.x.xx', level: 0.4 },
    harmony: { tone: 'organ', pattern: '...x..x....x..x.', level: 0.09, attack: 0.003, decay: 0.18, hold: 2 },
    melody: { tone: 'bell', density: 0.25, level: 0.09, decay: 0.4, octave: 36 },
    gain: 0.48,
  },
  {
    bpm: 72,
    root: 50,
    chords: [
      [0, 4, 7],
      [-3, 0, 4],
      [-7, -3, 0],
      [-5, -1, 2],
    ],
    scale: MAJOR,
    drums: [
      { drum: 'kick', pattern: 'x.........o.....', level: 0.5 },
      { drum: 'rim', pattern: '........x.......', level: 0.3 },
      { drum: 'hat', pattern: 'o...o...o...o...', level: 0.14 },
    ],
    bass: { pattern: 'x.......x.......', level: 0.34 },
    harmony: { tone: 'pad', pattern: 'x...............', level: 0.1, attack: 0.4, decay: 6, hold: 16 },
    melody: { tone: 'bell', density: 0.3, level: 0.17, decay: 1.1, octave: 24 },
    gain: 0.62,
  },
  {
    bpm: 92,
    root: 46,
    chords: [
      [2, 5, 9],
      [-5, -1, 2],
      [0, 4, 7],
      [-3, 0, 4],
    ],
    scale: MAJOR,
    drums: [
      { drum: 'kick', pattern: 'x.....x...x.....', level: 0.6 },
      { drum: 'rim', pattern: '...x..x....x..x.', level: 0.32 },
      { drum: 'hat', pattern: 'x.xox.xox.xox.xo', level: 0.2 },
    ],
    bass: { pattern: 'x..x....x..x..x.', level: 0.4 },
    harmony: { tone: 'organ', pattern: 'x.....x...x.....', level: 0.07, attack: 0.01, decay: 0.7, hold: 5 },
    melody: { tone: 'pluck', density: 0.45, level: 0.15, decay: 0.45, octave: 24 },
    gain: 0.55,
  },
  {
    bpm: 136,
    root: 43,
    chords: [
      [0, 4, 7],
      [0, 4, 7],
      [5, 9, 12],
      [7, 11, 14],
    ],
    scale: MAJOR,
    drums: [
      { drum: 'kick', pattern: 'x.......x.......', level: 0.5 },
      { drum: 'clap', pattern: '....o.......x...', level: 0.25 },
    ],
    bass: { pattern: 'x.......x.......', level: 0.36 },
    harmony: { tone: 'pluck', pattern: 'o.x.xox.o.x.xox.', level: 0.13, attack: 0.002, decay: 0.3, hold: 3 },
    melody: { tone: 'pluck', density: 0.5, level: 0.16, decay: 0.35, octave: 24 },
    gain: 0.6,
  },
  {
    bpm: 84,
    root: 41,
    chords: [
      [0, 3, 7],
      [-4, 0, 3],
      [3, 7, 10],
      [-2, 2, 5],
    ],
    scale: MINOR,
    drums: [
      { drum: 'kick', pattern: 'x......x..x.....', level: 0.8 },
      { drum: 'snare', pattern: '........x.......', level: 0.45 },
      { drum: 'hat', pattern: '..o...o...o.o.oo', level: 0.16 },
    ],
    bass: { pattern: 'x......x..x.....', level: 0.44 },
    harmony: { tone: 'pad', pattern: 'x.......x.......', level: 0.11, attack: 0.25, decay: 3, hold: 8 },
    melody: { tone: 'lead', density: 0.22, level: 0.1, decay: 0.8, octave: 24 },
    gain: 0.55,
  },
];
