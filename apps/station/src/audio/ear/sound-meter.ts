import { LastingTones } from './lasting-tones.ts';
import { frameSamples, VoiceModel } from './voice-model.ts';

/** Milliseconds of a frame. */
export const frame_ms = 32;

/** Frames without a voice after which the model forgets: after minutes of music it hears no voice for up to fifteen seconds. */
const forgetful = 62;

/** The properties of each frame of some sound. */
export interface SoundFrames {
  /** Probability of a voice, 0 to 1. */
  readonly voice: Float32Array;
  /** dBFS, at least -120. */
  readonly level: Float32Array;
  /** Tones that have lasted a fifth of a second. */
  readonly tones: Float32Array;
}

/** Measures sound frame by frame. It keeps no samples, but three numbers for each frame: 3 MB for an hour. */
export class SoundMeter {
  readonly #model: VoiceModel;
  readonly #tones = new LastingTones();
  readonly #frame = new Float32Array(frameSamples);
  readonly #voice: number[] = [];
  readonly #level: number[] = [];
  readonly #lasting: number[] = [];
  #filled = 0;
  #unvoiced = 0;

  /** @param model bytes of the voice model */
  constructor(model: Uint8Array) {
    this.#model = new VoiceModel(model);
  }

  /** @param samples 16 kHz mono, -1 to 1, of any length */
  push(samples: Float32Array): void {
    let at = 0;
    while (at < samples.length) {
      const part = samples.subarray(at, at + frameSamples - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < frameSamples) return;
      this.#filled = 0;
      this.#measure();
    }
  }

  frames(): SoundFrames {
    return {
      voice: Float32Array.from(this.#voice),
      level: Float32Array.from(this.#level),
      tones: Float32Array.from(this.#lasting),
    };
  }

  #measure(): void {
    let power = 0;
    for (let at = 0; at < frameSamples; at += 1) power += (this.#frame[at] ?? 0) ** 2;
    this.#level.push(Math.max(-120, 10 * Math.log10(power / frameSamples + 1e-12)));
    const voice = this.#model.push(this.#frame);
    this.#unvoiced = voice < 0.3 ? this.#unvoiced + 1 : 0;
    if (this.#unvoiced === forgetful) {
      this.#model.forget();
      this.#unvoiced = 0;
    }
    this.#voice.push(voice);
    this.#lasting.push(this.#tones.push(this.#frame));
  }
}
