import { SAMPLE_RATE } from '../audio-format.ts';
import type { DemoVoice } from './demo-voices.ts';
import type { SampleSource } from './sample-source.ts';
import type { SeededRandom } from './seeded-random.ts';
import { speakSentence, type SpokenPhoneme } from './speech-script.ts';

/** A two-pole resonator, one formant of a voice. */
class Resonator {
  #gain = 0;
  #first = 0;
  #second = 0;
  #y1 = 0;
  #y2 = 0;

  tune(frequency: number, bandwidth: number, sampleRate: number): void {
    const radius = Math.exp((-Math.PI * bandwidth) / sampleRate);
    this.#second = -radius * radius;
    this.#first = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate);
    this.#gain = 1 - this.#first - this.#second;
  }

  step(input: number): number {
    const output = this.#gain * input + this.#first * this.#y1 + this.#second * this.#y2;
    this.#y2 = this.#y1;
    this.#y1 = output;
    return output;
  }
}

/** Samples between two updates from the script; targets are approached in these steps. */
const STEP = 64;

/** Share of a pitch period in which the vocal cords are open. */
const OPEN = 0.62;

const BANDWIDTHS = [75, 95, 140, 220] as const;

/** A speaker: vocal cords and breath through the formants of a vocal tract, following a generated script. */
export class SpeechSource implements SampleSource {
  readonly #voice: DemoVoice;
  readonly #random: SeededRandom;
  readonly #gain: number;
  readonly #mouth = BANDWIDTHS.map(() => new Resonator());
  readonly #teeth = new Resonator();
  readonly #now = { pitch: 0, voice: 0, hiss: 0, hissAt: 3000, formants: [500, 1500, 2500, 3500] };
  #script: SpokenPhoneme[] = [];
  #left = 0;
  #audio: SpokenPhoneme | undefined;
  #phase = 0;
  #flow = 0;
  #noise = 0x2545f491;
  #step = 0;

  constructor(voice: DemoVoice, random: SeededRandom, gain: number) {
    this.#voice = voice;
    this.#random = random;
    this.#gain = gain;
    this.#now.pitch = voice.pitch;
  }

  addTo(left: Float32Array, right: Float32Array): void {
    const { pan, breath } = this.#voice;
    const [one, two, three, four] = this.#mouth;
    if (!one || !two || !three || !four) return;
    const toLeft = this.#gain * (1 - pan);
    const toRight = this.#gain * (1 + pan);
    for (let index = 0; index < left.length; index += 1) {
      if (this.#step === 0) this.#follow();
      this.#step = (this.#step + 1) % STEP;
      this.#noise ^= this.#noise << 13;
      this.#noise ^= this.#noise >>> 17;
      this.#noise ^= this.#noise << 5;
      const noise = this.#noise / 2_147_483_648;
      const cords = this.#cords() + noise * breath * 0.05;
      const spoken = four.step(three.step(two.step(one.step(cords * this.#now.voice))));
      const sample = spoken * 9 + this.#teeth.step(noise * this.#now.hiss) * 0.5;
      left[index] = (left[index] ?? 0) + sample * toLeft;
      right[index] = (right[index] ?? 0) + sample * toRight;
    }
  }

  /** The change of air flow through the vocal cords. */
  #cords(): number {
    this.#phase += this.#now.pitch / SAMPLE_RATE;
    if (this.#phase >= 1) this.#phase -= 1;
    const open = this.#phase / OPEN;
    const flow = open < 1 ? open * open * (1 - open) * 6.75 : 0;
    const change = flow - this.#flow;
    this.#flow = flow;
    // The faster the cords move, the steeper the flow; without this factor, high voices would be louder.
    return (change * 450) / this.#now.pitch;
  }

  #follow(): void {
    this.#left -= STEP;
    if (this.#left <= 0) {
      if (this.#script.length === 0) this.#script = speakSentence(this.#voice, this.#random);
      this.#audio = this.#script.shift();
      this.#left = (this.#audio?.seconds ?? 0.1) * SAMPLE_RATE;
    }
    const audio = this.#audio;
    if (!audio) return;
    const now = this.#now;
    now.voice += (audio.voice * audio.level - now.voice) * 0.16;
    now.hiss += (audio.hiss * audio.level - now.hiss) * 0.3;
    now.hissAt += (audio.hissAt - now.hissAt) * 0.4;
    now.pitch += (audio.pitch * (1 + 0.012 * (this.#random.next() - 0.5)) - now.pitch) * 0.035;
    const { mouth } = this.#voice;
    for (const [index, bandwidth] of BANDWIDTHS.entries()) {
      const target = (audio.formants[index] ?? 3500) * mouth;
      const formant = (now.formants[index] ?? target) + (target - (now.formants[index] ?? target)) * 0.11;
      now.formants[index] = formant;
      this.#mouth[index]?.tune(formant, bandwidth * mouth, SAMPLE_RATE);
    }
    this.#teeth.tune(now.hissAt, 1600, SAMPLE_RATE);
  }
}
