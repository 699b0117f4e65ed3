import { SAMPLE_RATE } from '../audio-format.ts';
import { addDrum } from './drums.ts';
import { addNote, noteFrequency, type Tone } from './instruments.ts';
import type { SampleSource } from './sample-source.ts';
import type { SeededRandom } from './seeded-random.ts';

const MOTIFS: readonly [number[], ...number[][]] = [
  [0, 4, 7, 12],
  [7, 4, 9, 12, 16],
  [12, 7, 9, 4, 7, 12],
  [0, 7, 5, 12],
];

/** A station signature: a short run of bells that ends on a wide chord, repeated after a rest if there is time. */
export class JingleSource implements SampleSource {
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  #at = 0;

  constructor(random: SeededRandom, gain: number, seconds: number) {
    const length = Math.ceil(Math.min(seconds, 6) * SAMPLE_RATE);
    this.#left = new Float32Array(length);
    this.#right = new Float32Array(length);
    const motif = random.pick(MOTIFS);
    const tone = random.pick<Tone>(['bell', 'pluck', 'lead']);
    const root = random.whole(60, 67);
    const step = Math.min(0.17, seconds / (2.5 * motif.length));
    for (const [index, interval] of motif.entries())
      this.#play(tone, root + interval, index * step, 0.9, 0.14 * gain, 0.3 * (index % 2 ? 1 : -1));
    const chordAt = motif.length * step;
    addDrum(this.#left, this.#right, 'kick', Math.floor(chordAt * SAMPLE_RATE), 0.6 * gain);
    for (const [index, interval] of [-24, -12, 0, 4, 7, 12].entries()) {
      this.#play(index < 2 ? 'bass' : 'pad', root + interval, chordAt, 6, 0.09 * gain, 0.15 * (index - 3));
      this.#play('bell', root + 12 + interval, chordAt + 0.05 * index, 3, 0.05 * gain, 0.1 * (3 - index));
    }
  }

  addTo(left: Float32Array, right: Float32Array): void {
    for (let index = 0; index < left.length; index += 1) {
      left[index] = (left[index] ?? 0) + (this.#left[this.#at] ?? 0);
      right[index] = (right[index] ?? 0) + (this.#right[this.#at] ?? 0);
      this.#at = (this.#at + 1) % this.#left.length;
    }
  }

  #play(tone: Tone, pitch: number, at: number, seconds: number, level: number, pan: number): void {
    addNote(this.#left, this.#right, {
      tone,
      start: Math.floor(at * SAMPLE_RATE),
      length: Math.floor(seconds * SAMPLE_RATE),
      frequency: noteFrequency(pitch),
      level,
      pan,
      attack: 0.004,
      decay: 0.9,
    });
  }
}
