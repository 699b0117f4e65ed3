/** A two-pole resonator, one formant of a voice. */
export class Resonator {
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
