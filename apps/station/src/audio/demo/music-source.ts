import { SAMPLE_RATE } from '../audio-format.ts';
import { addDrum } from './drums.ts';
import { addNote, noteFrequency } from './instruments.ts';
import type { MusicStyle } from './music-styles.ts';
import type { SampleSource } from './sample-source.ts';
import type { SeededRandom } from './seeded-random.ts';

const SIXTEENTHS = 16;

/** How long a note may ring into the next bar, in seconds. */
const TAIL = 1.5;

/** An endless band: drums, bass, chords and a wandering melody, generated bar by bar. */
export class MusicSource implements SampleSource {
  readonly #style: MusicStyle;
  readonly #random: SeededRandom;
  readonly #gain: number;
  readonly #sixteenth: number;
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  readonly #barLength: number;
  #bar = 0;
  #at: number;
  #degree = 5;

  constructor(style: MusicStyle, random: SeededRandom, gain: number) {
    this.#style = style;
    this.#random = random;
    this.#gain = gain * style.gain;
    this.#sixteenth = Math.round((SAMPLE_RATE * 60) / style.bpm / 4);
    this.#barLength = this.#sixteenth * SIXTEENTHS;
    this.#left = new Float32Array(this.#barLength + TAIL * SAMPLE_RATE);
    this.#right = new Float32Array(this.#left.length);
    this.#at = this.#barLength;
  }

  addTo(left: Float32Array, right: Float32Array): void {
    for (let index = 0; index < left.length; index += 1) {
      if (this.#at === this.#barLength) this.#playBar();
      left[index] = (left[index] ?? 0) + (this.#left[this.#at] ?? 0) * this.#gain;
      right[index] = (right[index] ?? 0) + (this.#right[this.#at] ?? 0) * this.#gain;
      this.#at += 1;
    }
  }

  #playBar(): void {
    for (const side of [this.#left, this.#right]) {
      side.copyWithin(0, this.#barLength);
      side.fill(0, side.length - this.#barLength);
    }
    const { chords, drums } = this.#style;
    const chord = chords[this.#bar % chords.length] ?? [0, 4, 7];
    // Every eighth bar has no drums, which makes the loop sound like a song.
    const breathing = this.#bar % 8 === 7;
    for (const { drum, pattern, level } of drums) {
      if (breathing && drum !== 'hat') continue;
      for (const { start, accent } of this.#hits(pattern))
        addDrum(this.#left, this.#right, drum, start, level * accent);
    }
    this.#playBass(chord[0]);
    this.#playHarmony(chord);
    this.#playMelody();
    this.#bar += 1;
    this.#at = 0;
  }

  #playBass(root: number): void {
    const { bass } = this.#style;
    for (const { start, accent } of this.#hits(bass.pattern)) {
      const frequency = noteFrequency(this.#style.root - 12 + root);
      const length = this.#sixteenth * 3;
      addNote(this.#left, this.#right, {
        tone: 'bass',
        start,
        length,
        frequency,
        level: bass.level * accent,
        pan: 0,
        attack: 0.005,
        decay: 0.5,
      });
    }
  }

  #playHarmony(chord: readonly number[]): void {
    const { tone, pattern, level, attack, decay, hold } = this.#style.harmony;
    for (const { start, accent } of this.#hits(pattern)) {
      for (const [voice, interval] of chord.entries()) {
        const frequency = noteFrequency(this.#style.root + 12 + interval) * (1 + 0.0012 * (voice - 1));
        const pan = 0.35 * (voice - 1);
        addNote(this.#left, this.#right, {
          tone,
          start,
          length: hold * this.#sixteenth,
          frequency,
          level: level * accent,
          pan,
          attack,
          decay,
        });
      }
    }
  }

  #playMelody(): void {
    const { tone, density, level, decay, octave } = this.#style.melody;
    const { scale, root } = this.#style;
    for (let eighth = 0; eighth < SIXTEENTHS / 2; eighth += 1) {
      if (this.#random.next() > density * (eighth % 2 === 0 ? 1.4 : 0.8)) continue;
      this.#degree = Math.min(2 * scale.length - 1, Math.max(0, this.#degree + this.#random.whole(-2, 2)));
      const pitch =
        root +
        octave +
        12 * Math.floor(this.#degree / scale.length) +
        (scale[this.#degree % scale.length] ?? 0);
      const start = eighth * 2 * this.#sixteenth;
      const length = this.#sixteenth * this.#random.whole(2, 6);
      addNote(this.#left, this.#right, {
        tone,
        start,
        length,
        frequency: noteFrequency(pitch),
        level,
        pan: 0.12,
        attack: 0.008,
        decay,
      });
    }
  }

  *#hits(pattern: string): Generator<{ start: number; accent: number }> {
    for (let index = 0; index < pattern.length; index += 1) {
      if (pattern[index] === '.') continue;
      yield { start: index * this.#sixteenth, accent: pattern[index] === 'x' ? 1 : 0.55 };
    }
  }
}
