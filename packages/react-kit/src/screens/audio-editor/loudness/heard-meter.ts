import type { AudioOutput } from '../../../data/timeline/index.ts';
import { sampleRate } from '../../../data/timeline/index.ts';
import { BlockMeter } from './block-meter.ts';
import { type Loudness, type LoudnessBlock, LoudnessMeter } from './loudness.ts';

/** A block and the second of the output's clock at which it has been heard. */
interface TimedBlock extends LoudnessBlock {
  at: number;
}

export interface Heard extends Loudness {
  /** Loudest sample of each channel since the last reading, 1 is full scale; null if nothing was heard since. */
  peaks: readonly [left: number, right: number] | null;
}

/** Measures what an output plays, at the moment when it is heard. */
export class HeardMeter {
  #blocks = new BlockMeter(sampleRate);
  #loudness = new LoudnessMeter();
  #waiting: TimedBlock[] = [];
  #now: () => number = () => 0;

  /** The same output, measured. */
  through(output: AudioOutput): AudioOutput {
    this.#now = () => output.now();
    return {
      ...output,
      play: (pcm, at) => {
        output.play(pcm, at);
        for (const block of this.#blocks.push(pcm))
          this.#waiting.push({ ...block, at: at + block.end / sampleRate });
      },
      clear: () => {
        this.#take();
        output.clear();
        this.#waiting = [];
        this.#blocks = new BlockMeter(sampleRate);
        this.#loudness.skip();
      },
    };
  }

  read(): Heard {
    return { peaks: this.#take(), ...this.#loudness.loudness };
  }

  /** Forgets the integrated loudness. */
  reset(): void {
    this.#loudness = new LoudnessMeter();
  }

  #take(): [number, number] | null {
    const now = this.#now();
    const heard = this.#waiting.filter(({ at }) => at <= now);
    if (heard.length === 0) return null;
    this.#waiting = this.#waiting.slice(heard.length);
    for (const block of heard) this.#loudness.add(block);
    return [Math.max(...heard.map(({ peaks }) => peaks[0])), Math.max(...heard.map(({ peaks }) => peaks[1]))];
  }
}
