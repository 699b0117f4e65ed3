import { SAMPLE_RATE } from '../audio-format.ts';
import { DEMO_VOICES } from './demo-voices.ts';
import { JingleSource } from './jingle-source.ts';
import { MusicSource } from './music-source.ts';
import { MUSIC_STYLES } from './music-styles.ts';
import type { SampleSource } from './sample-source.ts';
import { SeededRandom } from './seeded-random.ts';
import { SpeechSource } from './speech-source.ts';

/** Kinds of demo audio: talk, a song, a station signature, news over a ticking bed, or an announcement over music. */
export type DemoAudioKind = 'speech' | 'music' | 'jingle' | 'news' | 'promo';

/** Demo audio to generate. The seed chooses the speaker or the style, and everything in it. */
export interface DemoAudio {
  seconds: number;
  kind: DemoAudioKind;
  seed: number;
}

const CHUNK_SECONDS = 0.5;

/** Fades at both ends, so that demo audio can be joined without a click. */
const EDGE = 0.02 * SAMPLE_RATE;

/** Generates audio: interleaved 16-bit stereo at 44.1 kHz, half a second at a time, about -18 dBFS RMS, never clipped. */
export function* demoAudio(audio: DemoAudio): Generator<Int16Array, void, undefined> {
  const total = Math.round(audio.seconds * SAMPLE_RATE);
  const sources = sourcesOf(audio);
  const size = CHUNK_SECONDS * SAMPLE_RATE;
  for (let at = 0; at < total; at += size) {
    const length = Math.min(size, total - at);
    const left = new Float32Array(length);
    const right = new Float32Array(length);
    for (const source of sources) source.addTo(left, right);
    const samples = new Int16Array(2 * length);
    for (let index = 0; index < length; index += 1) {
      const edge = Math.min(1, (at + index) / EDGE, (total - at - index) / EDGE);
      samples[2 * index] = 30_000 * Math.tanh((left[index] ?? 0) * edge);
      samples[2 * index + 1] = 30_000 * Math.tanh((right[index] ?? 0) * edge);
    }
    yield samples;
  }
}

function sourcesOf({ kind, seed, seconds }: DemoAudio): SampleSource[] {
  const random = new SeededRandom(seed);
  const voice = DEMO_VOICES[seed % DEMO_VOICES.length] ?? DEMO_VOICES[0];
  const style = MUSIC_STYLES[seed % MUSIC_STYLES.length] ?? MUSIC_STYLES[0];
  const bed = { ...MUSIC_STYLES[0], bpm: 120, melody: { ...MUSIC_STYLES[0].melody, density: 0 } };
  switch (kind) {
    case 'speech':
      return [new SpeechSource(voice, random, 0.36)];
    case 'music':
      return [new MusicSource(style, random, 1)];
    case 'jingle':
      return [new JingleSource(random, 1, seconds)];
    case 'news':
      return [
        new SpeechSource({ ...voice, pace: voice.pace * 1.12, melody: voice.melody * 0.8 }, random, 0.36),
        new MusicSource(bed, random, 0.12),
      ];
    case 'promo':
      return [
        new SpeechSource({ ...voice, melody: voice.melody * 1.3 }, random, 0.32),
        new MusicSource(style, random, 0.4),
      ];
  }
}
