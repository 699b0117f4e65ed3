import { type Pcm, sampleRate } from './pcm.ts';

/** Where the transport plays. Times are seconds of the output's own clock. */
export interface AudioOutput {
  now(): number;
  /** Starts the clock; resolves once it runs. */
  wake(): Promise<void>;
  play(pcm: Pcm, at: number): void;
  /** Plays the tone of an ad marker. */
  tone(at: number): void;
  /** Discards everything that was scheduled. */
  clear(): void;
  /** Stops the clock while nothing plays. */
  rest(): void;
}

/** Seconds of the tone of an ad marker. */
export const toneSeconds = 0.3;
const toneHertz = 880;
/** −18 dB. */
const toneLevel = 0.125;
const toneRamp = 0.02;

/** Plays samples through Web Audio, each run at the exact sample after the one before. */
export function createAudioOutput(context: BaseAudioContext): AudioOutput {
  const playing = new Set<AudioScheduledSourceNode>();

  function start(node: AudioScheduledSourceNode, at: number): void {
    playing.add(node);
    node.addEventListener('ended', () => playing.delete(node));
    node.start(at);
  }

  return {
    now: () => context.currentTime,
    async wake() {
      if (context instanceof AudioContext) await context.resume();
    },
    play(pcm, at) {
      const buffer = context.createBuffer(2, pcm[0].length, sampleRate);
      for (const [channel, samples] of pcm.entries()) buffer.copyToChannel(samples, channel);
      const node = context.createBufferSource();
      node.buffer = buffer;
      node.connect(context.destination);
      start(node, at);
    },
    tone(at) {
      const level = context.createGain();
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(toneLevel, at + toneRamp);
      level.gain.setValueAtTime(toneLevel, at + toneSeconds - toneRamp);
      level.gain.linearRampToValueAtTime(0, at + toneSeconds);
      const node = context.createOscillator();
      node.frequency.value = toneHertz;
      node.connect(level).connect(context.destination);
      start(node, at);
      node.stop(at + toneSeconds);
    },
    clear() {
      for (const node of playing) {
        node.stop();
        node.disconnect();
      }
      playing.clear();
    },
    rest() {
      if (context instanceof AudioContext) void context.suspend();
    },
  };
}
