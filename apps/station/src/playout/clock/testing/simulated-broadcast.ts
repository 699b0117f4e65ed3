import { type Envelope, envelopeOf } from '../envelope.ts';

/** How elements follow each other. */
export type Transition = 'hard' | 'pause' | 'segue' | 'crossfade' | 'talk';

export interface Broadcast {
  readonly envelope: Envelope;
  /** Amplitude of each 20 ms, full scale 1. */
  readonly sound: Float32Array;
  /** Unix milliseconds at which the sound of each element begins. */
  readonly truth: readonly number[];
}

export interface BroadcastOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly transitions: readonly Transition[];
  /** Milliseconds of the shortest and the longest element; songs by default. */
  readonly length_ms?: readonly [number, number];
  /** Decibels over which the loudness of elements differs; a station's processor leaves little. */
  readonly contrast_db?: number;
}

const step_ms = 20;
const from_ms = 1_790_000_000_000;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_769 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 2 ** 32;
  };
}

/** The peaks of songs and talk that are made of amplitudes, with the moments at which the songs begin. */
export function simulateBroadcast(options: BroadcastOptions): Broadcast {
  const { seed, minutes, transitions, length_ms = [120_000, 260_000], contrast_db = 4 } = options;
  const random = createRandom(seed);
  const steps = (minutes * 60_000) / step_ms;
  const sound = new Float32Array(steps);
  const truth: number[] = [];
  let at = Math.round((2000 + 20_000 * random()) / step_ms);
  let index = 0;
  addTalk(sound, 0, at, random);
  while (at < steps) {
    truth.push(from_ms + at * step_ms);
    const length = Math.round((length_ms[0] + random() * (length_ms[1] - length_ms[0])) / step_ms);
    const transition = transitions[index % transitions.length] ?? 'hard';
    const fade = { hard: 2, pause: 50, segue: 175, crossfade: 150, talk: 125 }[transition];
    const isFadedIn = transitions[(index + transitions.length - 1) % transitions.length] === 'crossfade';
    addSong(sound, at, length, { fade, rise: isFadedIn && index > 0 ? 100 : 1, contrast_db, random });
    at += length;
    if (transition === 'pause') at += Math.round(30 + 70 * random());
    if (transition === 'segue' || transition === 'crossfade') at -= Math.round(75 + 50 * random());
    if (transition === 'talk') {
      const talk = Math.round((8000 + 60_000 * random()) / step_ms);
      addTalk(sound, at - 25, talk + 25 + Math.round(50 * random()), random);
      at += talk;
    }
    index += 1;
  }
  const pairs = new Int8Array(2 * steps);
  for (const [step, value] of sound.entries()) {
    const peak = Math.min(127, Math.trunc(127 * value));
    pairs[2 * step] = -peak;
    pairs[2 * step + 1] = peak;
  }
  const seen = new Uint8Array(steps).fill(1);
  return { envelope: envelopeOf({ pairs, seen }, { from_ms, step_ms }), sound, truth };
}

interface SongShape {
  readonly fade: number;
  readonly rise: number;
  readonly contrast_db: number;
  readonly random: () => number;
}

/** Beats of a tempo over a bed, in parts of several bars with a level each. */
function addSong(
  sound: Float32Array,
  at: number,
  length: number,
  { fade, rise, contrast_db, random }: SongShape,
) {
  const loudness = 0.5 * 10 ** ((contrast_db * (random() - 0.5)) / 20);
  const beat = Math.round(3000 / (80 + 60 * random()));
  const bed = 0.35 + 0.5 * random();
  let part = 1;
  for (let step = 0; step < length && at + step < sound.length; step += 1) {
    if (step % (beat * 32) === 0 && step > 0) part = 0.6 + 0.4 * random();
    const envelope = Math.min(1, (step + 1) / rise, (length - step) / fade);
    const phase = (step % beat) / beat;
    const value =
      loudness * part * envelope * (bed + (1 - bed) * Math.exp(-4 * phase)) * (0.8 + 0.2 * random());
    add(sound, at + step, value);
  }
}

/** Words with pauses between them, and breaths between sentences. */
function addTalk(sound: Float32Array, at: number, length: number, random: () => number) {
  let step = 0;
  while (step < length) {
    const word = 6 + Math.round(25 * random());
    const loud = 0.25 + 0.35 * random();
    for (let part = 0; part < word && step + part < length; part += 1)
      add(sound, at + step + part, loud * (0.3 + 0.7 * random()) * Math.min(1, (part + 1) / 2));
    step += word + Math.round(random() < 0.15 ? 15 + 30 * random() : 2 + 6 * random());
  }
}

/** Sounds add by their power. */
function add(sound: Float32Array, step: number, value: number) {
  if (step >= 0 && step < sound.length) sound[step] = Math.hypot(sound[step] ?? 0, value);
}

const rate = 22_050;

/** The sound of a broadcast as a WAV file: 16 bit mono, noise and a tone with its amplitudes. */
export function wavOf({ sound }: Broadcast): Buffer {
  const random = createRandom(1);
  const perStep = (rate * step_ms) / 1000;
  const bytes = Buffer.alloc(44 + 2 * sound.length * perStep);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let sample = 0; sample < sound.length * perStep; sample += 1) {
    const amplitude = Math.min(1, sound[Math.floor(sample / perStep)] ?? 0);
    const wave = 0.6 * Math.sin((2 * Math.PI * 330 * sample) / rate) + 0.8 * (random() - 0.5);
    bytes.writeInt16LE(Math.round(32_000 * amplitude * wave), 44 + 2 * sample);
  }
  return bytes;
}
